import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../Avatar';
import { type DropdownItem, DropdownMenu } from '../DropdownMenu';
import type { RenderLink } from '../foundations';
import { Detail, Name, Texts, Trigger } from './ProfileMenu.styles';

export interface ProfileMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'name'> {
  name: string;
  /** The profile's label below the name. */
  detail?: string;
  photo?: string | null;
  items: readonly DropdownItem[];
  renderLink?: RenderLink;
}

/** Who is signed in, and what they may do about it. Below 768 px only the picture is left; its name is still said. */
export function ProfileMenu({ name, detail, photo, items, renderLink, ...rest }: ProfileMenuProps) {
  const label = [name, detail].filter(Boolean).join(', ');
  return (
    <DropdownMenu
      label={label}
      items={items}
      renderLink={renderLink}
      trigger={(trigger) => (
        <Trigger type="button" {...rest} {...trigger} aria-label={label}>
          <Avatar src={photo} name={name} size={36} aria-hidden />
          <Texts aria-hidden>
            <Name>{name}</Name>
            {detail && <Detail>{detail}</Detail>}
          </Texts>
        </Trigger>
      )}
    />
  );
}
