import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { PlainLink, type RenderLink } from '../foundations';
import { Item } from './Menu.styles';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect'> {
  /** A picture before the words. */
  icon?: ReactNode;
  /** `danger` for an action that destroys something. */
  tone?: 'neutral' | 'danger';
  /** Whether it cannot be chosen now. */
  disabled?: boolean;
  /** For an item of a set of choices: whether it is the chosen one. */
  checked?: boolean;
  /** Address that the item leads to. */
  href?: string;
  /** Opens the address in a new tab. */
  isExternal?: boolean;
  /** Draws the link, so that the application’s router follows it. */
  renderLink?: RenderLink;
  /** Called when it is chosen. */
  onSelect: () => void;
}

/** One item of a menu: an action, a link, or a choice of a set. */
export function MenuItem(props: MenuItemProps) {
  const { icon, tone = 'neutral', disabled = false, checked, href, renderLink = PlainLink, ...others } = props;
  const { isExternal = false, onSelect, children, ...rest } = others;
  const tab = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const look = href === undefined ? { type: 'button' as const } : { as: renderLink, href, ...tab };

  // Disabled items are still reached by the arrows, as the ARIA practices ask.
  const choose = (event: MouseEvent) => (disabled ? event.preventDefault() : onSelect());

  return (
    <Item
      {...rest}
      {...look}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      $tone={tone}
      onClick={choose}
    >
      {icon}
      <span>{children}</span>
      {checked && <Check aria-hidden />}
    </Item>
  );
}
