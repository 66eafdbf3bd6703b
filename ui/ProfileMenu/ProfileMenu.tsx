import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../Avatar';
import type { DropdownItem } from '../DropdownMenu';
import type { RenderLink } from '../foundations';
import { Menu, MenuItem } from '../Menu';
import { Detail, Name, Person, Texts, Trigger } from './ProfileMenu.styles';

export interface ProfileMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'name'> {
  /** Name of the person who is signed in. */
  name: string;
  /** Label of the person's profile, below the name. */
  detail?: string;
  /** Address of the person's photo; without one, the initials are shown. */
  photo?: string | null;
  /** What the person can do with the account. */
  items: readonly DropdownItem[];
  /** Draws the items that have an address. */
  renderLink?: RenderLink;
}

/**
 * The person who is signed in, and what they can do with their account. Below 768 px only the picture is left; screen
 * readers still say the name, and the menu shows it whole (DESIGN rule 8).
 *
 * Not for the actions of a record: `ActionList`.
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
