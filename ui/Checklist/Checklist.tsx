import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { PlainLink, type RenderLink } from '../foundations';
import { useLabels } from '../labels';
import { Item, List, Mark, Words } from './Checklist.styles';

export interface Task {
  /** Tells the tasks apart. */
  id: string;
  /** What is to be done. */
  label: string;
  /** Why, or how, in a line below until it is done. */
  detail?: string;
  /** Where it is done. */
  href: string;
  /** Whether it is done: it is ticked, and said so. */
  isDone: boolean;
}

export interface ChecklistProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** What is to be done, in the order in which it is best done. */
  tasks: readonly Task[];
  /** Draws the links, so that the application’s router follows them. */
  renderLink?: RenderLink;
}

/**
 * What is to be done once, in this order, and what of it is done: each leads to where it is done (DESIGN rule 24).
 *
 * Not for choices of a form: `CheckboxField`; nor what has happened: `Timeline`.
 *
 * States: `data-done` on what is done.
 */
export function Checklist({ tasks, renderLink = PlainLink, ...rest }: ChecklistProps) {
  const { checklist } = useLabels();
  const Link = renderLink;
  return (
    <List {...rest}>
      {tasks.map(({ id, label, detail, href, isDone }) => (
        <Item key={id} data-done={isDone || undefined}>
          {isDone ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
          <Words>
            <Link href={href}>{label}</Link>
            {detail !== undefined && !isDone && <p>{detail}</p>}
          </Words>
          <Mark>{isDone ? checklist.done : checklist.toDo}</Mark>
        </Item>
      ))}
    </List>
  );
}
