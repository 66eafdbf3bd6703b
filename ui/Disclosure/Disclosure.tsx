import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Body, Root, Title, Words } from './Disclosure.styles';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'open' | 'onToggle' | 'title'> {
  /** What is folded, in a word. */
  title: string;
  /** What it holds, beside the title. */
  note?: ReactNode;
  /** Whether something in it must be seen, an error for instance: it opens by itself. */
  isRevealed?: boolean;
  /** What is folded; it stays in the page, so that what was typed there stays too. */
  children: ReactNode;
}

/**
 * Folds what few people need behind its title, until it is pressed.
 *
 * Not for pages of a whole: `Tabs`; nor for the filters of a list: `ListBar`.
 */
export function Disclosure({ title, note, isRevealed = false, children, ...rest }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isRevealed);
  const [wasRevealed, setWasRevealed] = useState(isRevealed);
  if (isRevealed !== wasRevealed) {
    setWasRevealed(isRevealed);
    if (isRevealed) setOpen(true);
  }
  return (
    <Root {...rest} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Title>
        <Words>
          {title} {note && <small>{note}</small>}
        </Words>
        <ChevronDown aria-hidden />
      </Title>
      <Body>{children}</Body>
    </Root>
  );
}
