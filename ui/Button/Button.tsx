import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useLabels } from '../labels';
import { type ButtonSize, type ButtonVariant, Root, Wheel } from './Button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How much it stands out; one primary button at most in each view. */
  variant?: ButtonVariant;
  /** Its height and text size. */
  size?: ButtonSize;
  /** Keeps the focus, ignores presses and shows `busyLabel` (DESIGN rule 16). */
  busy?: boolean;
  /** What is said while it is busy. */
  busyLabel?: string;
  /** A picture before the words; hidden from who hears them. */
  icon?: ReactNode;
}

/**
 * Does something by a press: saves, opens, confirms.
 *
 * Not for what goes to another page: `LinkButton`; nor a button that is only a picture: `IconButton`.
 *
 * States: `data-busy` while its work is under way, `data-variant` is how much it stands out.
 */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', busy = false, busyLabel, icon, onClick, children, ...rest } = props;
  const labels = useLabels();

  // aria-disabled, not disabled: a disabled button loses the focus. Cancelling the click also stops a form's submit.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));

  return (
    <Root
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      data-variant={variant}
      onClick={press}
    >
      {busy ? <Wheel aria-hidden /> : icon}
      {busy ? (busyLabel ?? labels.button.busy) : children}
    </Root>
  );
}
