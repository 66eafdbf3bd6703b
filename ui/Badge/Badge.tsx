import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Tone, ToneIcon } from '../tone';
import { Root } from './Badge.styles';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Colour of the badge; its words must say the same. */
  tone: Tone;
  /** Icon in place of the tone's own; a badge always has one (DESIGN rule 24). */
  icon?: ReactNode;
}

/**
 * A state in one or two words, shown by tone, icon and text.
 *
 * Not for something to press: `StatusDropdown`, `FilterChips`; nor a count on a button: `CountButton`.
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
