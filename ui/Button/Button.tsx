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
  /** Text of the button while it is busy. */
  busyLabel?: string;
  /** A picture before the words; screen readers skip it. */
  icon?: ReactNode;
}

/**
 * Does something when it is pressed: saves, opens, confirms.
 *
 * Not for a way to another page: `LinkButton`; nor a button that is only a picture: `IconButton`.
 *
 * States: `data-busy` while its work is under way, `data-variant` is how much it stands out.
 */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', busy = false, busyLabel, icon, onClick, children, ...rest } = props;
  const labels = useLabels();

  // Uses aria-disabled, because a disabled button loses the focus. Cancelling the click also stops the submit of a
  // form.
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
