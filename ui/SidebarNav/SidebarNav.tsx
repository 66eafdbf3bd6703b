import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { initialsOf } from '../Avatar';
import { type RenderLink, useMediaWidth } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { pinnedOf, type SidebarItem } from './model';
import { Pinned } from './Pinned';
import { Company, Head, Initials, Root, Tree } from './SidebarNav.styles';
import { TreeItem } from './TreeItem';
import { List } from './TreeItem.styles';

export interface SidebarNavProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Name of the user's company (spec § 2 Shell). */
  title: string;
  /** Address that the company's name leads to. */
  homeHref?: string;
  /** The entries of the menu, from top to bottom. */
  items: readonly SidebarItem[];
  /** Called with the id of the group that is opened or closed. */
  onToggleItem: (id: string) => void;
  /** Called with the id of the item that is pinned or unpinned. */
  onTogglePin: (id: string) => void;
  /** Draws the links, so that the application’s router follows them. */
  renderLink?: RenderLink;
  /** Shows a rail of icons, which unfolds under the pointer or the keyboard. */
  isCompact?: boolean;
  /** Called when the cross is pressed, where the sidebar lies over the page. */
  onClose: () => void;
}

/**
 * The screens of an application as a tree, with the pinned ones at the top.
 *
 * Not for sections of one screen: `Tabs`.
 *
 * Keys: `Enter` and Space open a group.
 *
 * States: `data-compact` while it is a rail of icons, `data-active` on the present screen and its groups, `data-pinned`
 * on a pinned entry.
 */
export function SidebarNav(props: SidebarNavProps) {
  const { title, homeHref, items, onToggleItem, onTogglePin, renderLink, isCompact = false, onClose, ...rest } = props;
  const { sidebar } = useLabels();
  const isOverlay = useMediaWidth('DESKTOP');
  const pinned = pinnedOf(items);
  const Link = renderLink;
  const company = (
    <>
      <Initials aria-hidden>{initialsOf(title)}</Initials>
      <Company title={title}>{title}</Company>
    </>
  );

  return (
    <Root {...rest} data-compact={(isCompact && !isOverlay) || undefined}>
      <Head>
        {homeHref && Link ? <Link href={homeHref}>{company}</Link> : company}
        {isOverlay && <IconButton label={sidebar.close} icon={<X aria-hidden />} onClick={onClose} />}
      </Head>
      {pinned.length > 0 && <Pinned items={pinned} renderLink={renderLink} />}
      <Tree aria-label={sidebar.label}>
        <List>
          {items.map((item) => (
            <TreeItem
              key={item.id}
              item={item}
              level={1}
              onToggleItem={onToggleItem}
              onTogglePin={onTogglePin}
              renderLink={renderLink}
            />
          ))}
        </List>
      </Tree>
    </Root>
  );
}
