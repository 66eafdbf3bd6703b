import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button';
import { Root } from './IconButton.styles';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Names the action and its object: "Delete the invoice of 12 November" (DESIGN rule 7). */
  label: string;
  /** The picture; `label` says the same in words. */
  icon: ReactNode;
  /** How much it stands out. */
  variant?: ButtonVariant;
  /** Its width and height. */
  size?: ButtonSize;
}

/**
 * A button that is only an icon. With `aria-disabled` it keeps the focus and ignores presses.
 *
 * Not for an action whose picture some people do not know: `Button` with its word.
 *
 * States: `data-variant` is how much it stands out.
 */
export function IconButton({ label, icon, variant = 'ghost', size = 'md', onClick, ...rest }: IconButtonProps) {
  const isOff = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event));

  return (
    <Root
      type="button"
      title={label}
      {...rest}
      $variant={variant}
      $size={size}
      aria-label={label}
      data-variant={variant}
      onClick={press}
    >
      {icon}
    </Root>
  );
}
