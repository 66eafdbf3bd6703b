import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLabels } from '../labels';
import { Root } from './SkipLink.styles';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Id of the main content, which takes the focus (tabindex −1). */
  targetId: string;
}

/**
 * The first thing that Tab reaches: a link past the shell to the content (DESIGN rule 21).
 *
 * Not for any other place of the page: a link.
 */
export function SkipLink({ targetId, children, ...rest }: SkipLinkProps) {
  const { skipLink } = useLabels();
  // Moves the focus without changing the address, because its fragment belongs to the router.
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <Root {...rest} href={`#${targetId}`} onClick={skip}>
      {children ?? skipLink.label}
    </Root>
  );
}
