import { Ellipsis } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { RenderLink } from '../foundations';
import { IconButton, type IconButtonProps } from '../IconButton';
import { Menu, MenuItem, type MenuProps, type MenuTriggerProps } from '../Menu';

export interface DropdownItem {
  /** Tells the items apart. */
  id: string;
  /** What the item does, as a verb. */
  label: string;
  /** A picture before the words. */
  icon?: ReactNode;
  /** `danger` for an action that destroys something. */
  tone?: 'neutral' | 'danger';
  /** Whether it cannot be chosen now. */
  disabled?: boolean;
  /** For an item of a set of choices: whether it is the chosen one. */
  checked?: boolean;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  /** Address that the item leads to, in place of `onSelect`. */
  href?: string;
  /** Opens the address in a new tab; the label must say so. */
  isExternal?: boolean;
  /** Called when it is chosen. */
  onSelect?: () => void;
}

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Names what the menu acts on ("Actions of the video opening.mp4", DESIGN rule 7). */
  label: string;
  /** The picture on the button; three dots by default. */
  icon?: ReactNode;
  /** Size of the button. */
  size?: IconButtonProps['size'];
  /** How much the button stands out. */
  variant?: IconButtonProps['variant'];
  /** The items, in their order. */
  items: readonly DropdownItem[];
  /** Draws another button than the icon; that button must take the props as they are. */
  trigger?: (props: MenuTriggerProps) => ReactElement;
  /** Draws the items that have an address. */
  renderLink?: RenderLink;
  /** The side on which the menu opens, as long as there is room. */
  placement?: MenuProps['placement'];
}

/**
 * A button with an icon, and a menu of items below it.
 *
 * Not for a value of a form: `SelectField`; nor a menu with other content: `Menu`.
 *
 * Keys: those of `Menu`.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const { label, icon = <Ellipsis aria-hidden />, items, trigger, renderLink, placement, ...rest } = props;
  const iconTrigger = (given: MenuTriggerProps) => <IconButton {...rest} {...given} label={label} icon={icon} />;

  return (
    <Menu label={label} trigger={trigger ?? iconTrigger} placement={placement ?? 'bottom-end'}>
      {(select) =>
        items.map(({ id, label: text, onSelect, ...item }) => (
          <MenuItem key={id} {...item} renderLink={renderLink} onSelect={() => select(() => onSelect?.())}>
            {text}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
