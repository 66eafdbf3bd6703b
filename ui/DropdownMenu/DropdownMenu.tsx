import { Ellipsis } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { RenderLink } from '../foundations';
import { IconButton, type IconButtonProps } from '../IconButton';
import { Menu, MenuItem, type MenuProps, type MenuTriggerProps } from '../Menu';

export interface DropdownItem {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** One of a set: whether it is the chosen one. */
  checked?: boolean;
  /** The language of its label, where it is another one. */
  lang?: string;
  href?: string;
  /** Opens in a tab of its own; its label says so. */
  isExternal?: boolean;
  onSelect?: () => void;
}

export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Names what the menu acts on ("Actions de la vidéo inauguration.mp4", DESIGN rule 7). */
  label: string;
  icon?: ReactNode;
  size?: IconButtonProps['size'];
  variant?: IconButtonProps['variant'];
  items: readonly DropdownItem[];
  /** Another button than the icon; it takes the props as they are. */
  trigger?: (props: MenuTriggerProps) => ReactElement;
  renderLink?: RenderLink;
  placement?: MenuProps['placement'];
}

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
