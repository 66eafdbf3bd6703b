import { IconButton, type IconButtonProps } from '../IconButton';
import type { Tone } from '../tone';
import { Count, Root } from './CountButton.styles';

export interface CountButtonProps extends IconButtonProps {
  /** The number on the button; `label` says it in words. */
  count: number;
  /** The colour of the count. */
  tone: Extract<Tone, 'info' | 'warning' | 'danger'>;
}

const MOST = 99;

/**
 * An icon button with a number: how many things wait behind it.
 *
 * Not for a state in words: `Badge`.
 *
 * States: `data-tone` on the number.
 */
export function CountButton({ count, tone, ...rest }: CountButtonProps) {
  return (
    <Root>
      <IconButton {...rest} />
      <Count $tone={tone} data-tone={tone} aria-hidden>
        {count > MOST ? `${MOST}+` : count}
      </Count>
    </Root>
  );
}
