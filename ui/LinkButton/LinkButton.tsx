import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button';
import { Root } from './LinkButton.styles';

export interface LinkButtonLook<C> {
  /** The router's link, when the address is inside the application. */
  as?: C;
  /** How much it stands out. */
  variant?: ButtonVariant;
  /** Its height and text size. */
  size?: ButtonSize;
  /** A picture before the words. */
  icon?: ReactNode;
}

export type LinkButtonProps<C extends ElementType = 'a'> = LinkButtonLook<C> &
  Omit<ComponentPropsWithRef<C>, keyof LinkButtonLook<C>>;

/**
 * A link that looks like a button: it leads somewhere.
 *
 * Not for an action: `Button`.
 *
 * States: `data-variant` is how much it stands out.
 */
export function LinkButton<C extends ElementType = 'a'>(props: LinkButtonProps<C>) {
  const { as, variant = 'secondary', size = 'md', icon, children, ...rest } = props as LinkButtonProps<'a'>;
  return (
    <Root {...rest} as={as} $variant={variant} $size={size} data-variant={variant}>
      {icon}
      {children}
    </Root>
  );
}
