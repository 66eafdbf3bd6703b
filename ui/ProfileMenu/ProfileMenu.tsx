import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../Avatar';
import type { DropdownItem } from '../DropdownMenu';
import type { RenderLink } from '../foundations';
import { Menu, MenuItem } from '../Menu';
import { Detail, Name, Person, Texts, Trigger } from './ProfileMenu.styles';

export interface ProfileMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'name'> {
  /** Who is signed in. */
  name: string;
  /** The profile's label below the name. */
  detail?: string;
  /** The address of their photo; initials stand in where there is none. */
  photo?: string | null;
  /** What they can do with their account. */
  items: readonly DropdownItem[];
  /** Draws the items that lead somewhere. */
  renderLink?: RenderLink;
}

/**
 * Who is signed in, and what they may do about it. Below 768 px only the picture is left; its name is still said, and
 * is read whole in the menu (DESIGN rule 8).
 *
 * Not for what is done to a record: `ActionList`.
 *
 * Keys: those of `Menu`.
 */
export function ProfileMenu({ name, detail, photo, items, renderLink, ...rest }: ProfileMenuProps) {
  const label = [name, detail].filter(Boolean).join(', ');
  const texts = (
    <>
      <Name>{name}</Name>
      {detail && <Detail>{detail}</Detail>}
    </>
  );
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={(trigger) => (
        <Trigger type="button" {...rest} {...trigger} aria-label={label}>
          <Avatar src={photo} name={name} size={36} aria-hidden />
          <Texts aria-hidden>{texts}</Texts>
        </Trigger>
      )}
    >
      {(select) => (
        <>
          <Person aria-hidden>{texts}</Person>
          {items.map(({ id, label: text, onSelect, ...item }) => (
            <MenuItem key={id} {...item} renderLink={renderLink} onSelect={() => select(() => onSelect?.())}>
              {text}
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  );
}
