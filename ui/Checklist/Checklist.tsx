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
  /** Why or how to do the task, in a line below it; the line goes once the task is done. */
  detail?: string;
  /** Address of the screen where the task is done. */
  href: string;
  /** Whether the task is done; an icon and a word say so. */
  isDone: boolean;
}

export interface ChecklistProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The tasks, in the order in which they are best done. */
  tasks: readonly Task[];
  /** Draws the links, so that the application’s router follows them. */
  renderLink?: RenderLink;
}

/**
 * Tasks to do once, in their order, and which of them are done. Each task leads to its screen (DESIGN rule 24).
 *
 * Not for choices of a form: `CheckboxField`; nor for past events: `Timeline`.
 *
 * States: `data-done` on a task that is done.
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
