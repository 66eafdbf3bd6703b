import { Ellipsis } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { RenderLink } from '../foundations';
import { IconButton, type IconButtonProps } from '../IconButton';
import { Menu, MenuItem, type MenuProps, type MenuTriggerProps } from '../Menu';

export interface DropdownItem {
  /** Tells the items apart. */
  id: string;
  /** What it does, as a verb. */
  label: string;
  /** A picture before the words. */
  icon?: ReactNode;
  /** `danger` for what destroys. */
  tone?: 'neutral' | 'danger';
  /** Whether it cannot be chosen now. */
  disabled?: boolean;
  /** One of a set: whether it is the chosen one. */
  checked?: boolean;
  /** The language of its label, where it is another one. */
  lang?: string;
  /** Where it leads, in place of `onSelect`. */
  href?: string;
  /** Opens in a tab of its own; its label says so. */
  isExternal?: boolean;
  /** Called when it is chosen. */
  onSelect?: () => void;
}

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Names what the menu acts on ("Actions de la vidéo inauguration.mp4", DESIGN rule 7). */
  label: string;
  /** The picture on its button; three dots where none is given. */
  icon?: ReactNode;
  /** The size of its button. */
  size?: IconButtonProps['size'];
  /** How much its button stands out. */
  variant?: IconButtonProps['variant'];
  /** What can be chosen, in its order. */
  items: readonly DropdownItem[];
  /** Another button than the icon; it takes the props as they are. */
  trigger?: (props: MenuTriggerProps) => ReactElement;
  /** Draws the items that lead somewhere. */
  renderLink?: RenderLink;
  /** The side on which it opens, as long as there is room. */
  placement?: MenuProps['placement'];
}

/**
 * A button with its word, and a menu below it.
 *
 * Not for a value of a form: `SelectField`; nor a trigger of another look: `Menu`.
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
