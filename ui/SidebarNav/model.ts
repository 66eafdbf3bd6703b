import type { ReactNode } from 'react';

/** An entry of the tree, three levels at most (spec § 2 Shell); the texts are already translated. */
export interface SidebarItem {
  id: string;
  title: string;
  icon?: ReactNode;
  /** A heading above this entry. */
  headTitle?: string;
  /** Where a link leads; a group has none. */
  path?: string;
  /** Opens in another tab. */
  external?: boolean;
  children?: readonly SidebarItem[];
  /** A link: this is the screen. A group: the screen is below it. */
  isActive?: boolean;
  isExpanded?: boolean;
  isPinned?: boolean;
  /** Something waits there: said after the title, and a dot beside the icon. */
  mark?: string | undefined;
}

/** The pinned links of the whole tree in its order; one without an icon shows its group's. */
export function pinnedOf(items: readonly SidebarItem[], icon?: ReactNode): SidebarItem[] {
  return items.flatMap((item) => {
    const own = { ...item, icon: item.icon ?? icon };
    return item.children ? pinnedOf(item.children, own.icon) : own.isPinned ? [own] : [];
  });
}
