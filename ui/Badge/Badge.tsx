import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Tone, ToneIcon } from '../tone';
import { Root } from './Badge.styles';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Its colour; its words must say the same. */
  tone: Tone;
  /** Instead of the tone's own; never none (DESIGN rule 24). */
  icon?: ReactNode;
}

/**
 * A state in one or two words, told by tone, icon and text.
 *
 * Not for what can be pressed: `StatusDropdown`, `FilterChips`; nor a number that waits: `CountButton`.
 *
 * States: `data-tone` is its tone.
 */
export function Badge({ tone, icon, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} $tone={tone} data-tone={tone}>
      {icon ?? <ToneIcon tone={tone} />}
      <span>{children}</span>
    </Root>
  );
}
