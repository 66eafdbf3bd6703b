import type { ReactNode } from 'react';

/** An entry of the tree, three levels at most (spec § 2 Shell); the texts are already translated. */
export interface SidebarItem {
  /** Tells the items apart. */
  id: string;
  /** What it is called. */
  title: string;
  /** A picture before its name. */
  icon?: ReactNode;
  /** A heading above this entry. */
  headTitle?: string;
  /** Where a link leads; a group has none. */
  path?: string;
  /** Opens in another tab. */
  external?: boolean;
  /** What is below it: it opens and leads nowhere itself. */
  children?: readonly SidebarItem[];
  /** A link: this is the screen. A group: the screen is below it. */
  isActive?: boolean;
  /** Whether what is below it is shown. */
  isExpanded?: boolean;
  /** Whether it also stands at the top. */
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
