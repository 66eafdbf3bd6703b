import type { ReactNode } from 'react';

/** An entry of the tree, three levels at most (spec § 2 Shell); the texts are already translated. */
export interface SidebarItem {
  /** Tells the items apart. */
  id: string;
  /** Text of the entry. */
  title: string;
  /** A picture before its name. */
  icon?: ReactNode;
  /** A heading above this entry. */
  headTitle?: string;
  /** Address of a link; a group has none. */
  path?: string;
  /** Opens in another tab. */
  external?: boolean;
  /** The entries below a group, which opens and leads nowhere itself. */
  children?: readonly SidebarItem[];
  /** For a link: its screen is the present one. For a group: the present screen is below it. */
  isActive?: boolean;
  /** Whether the group is open. */
  isExpanded?: boolean;
  /** Whether the entry also stands at the top. */
  isPinned?: boolean;
  /** Says that something waits there: a text after the title, and a dot beside the icon. */
  mark?: string | undefined;
}

/** Returns the pinned links of the whole tree in its order; a link without an icon gets the icon of its group. */
export function pinnedOf(items: readonly SidebarItem[], icon?: ReactNode): SidebarItem[] {
  return items.flatMap((item) => {
    const own = { ...item, icon: item.icon ?? icon };
    return item.children ? pinnedOf(item.children, own.icon) : own.isPinned ? [own] : [];
  });
}
