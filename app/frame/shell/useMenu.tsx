import { activeBranch, type MenuEntry, type MenuItem, visibleMenu } from '@comptoir/domain/menu';
import type { SidebarItem } from '@comptoir/ui/SidebarNav';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isUnder, type KeptDraft } from '../device/drafts';
import { asLeft } from '../device/listState';
import type { TextKey, Translate } from '../i18n/translate';
import { useLang } from '../i18n/useLang';
import { MenuIcon } from '../routing/menuIcons';
import { MENU_ITEMS } from '../routing/screenPaths';
import { useDrafts } from '../session/useDrafts';
import { useSession } from '../session/useSession';
import { usePins } from './usePins';

interface MenuState {
  t: Translate;
  /** Groups opened or closed by hand; the others are open when they contain the present screen. */
  toggled: Readonly<Record<string, boolean>>;
  pins: readonly string[];
  drafts: readonly KeptDraft[];
  /** The path of the present screen. */
  here: string;
}

// The type of MENU_ITEMS does not say so, but their titles are keys of the language files.
const titleWith = (t: Translate) => (entry: MenuEntry) => t(entry.title as TextKey);

function sidebarItem(entry: MenuEntry, state: MenuState): SidebarItem {
  const { t, toggled, pins, drafts, here } = state;
  const children = entry.children?.map((child) => sidebarItem(child, state));
  const isExpanded = toggled[entry.id] ?? entry.active === true;
  // A closed group has a mark when one of its entries has one.
  const isMarked = children
    ? !isExpanded && children.some(({ mark }) => mark)
    : drafts.some(({ from }) => isUnder(from, entry.path));
  return {
    id: entry.id,
    title: titleWith(t)(entry),
    icon: <MenuIcon name={entry.icon} />,
    isActive: entry.active === true,
    isExpanded,
    isPinned: pins.includes(entry.id),
    external: entry.type === 'extTabLink',
    ...(entry.path === undefined ? {} : { path: asLeft(entry.path, here) }),
    ...(children ? { children } : {}),
    ...(isMarked ? { mark: t('brouillon.menu') } : {}),
  };
}

/** A heading becomes part of the entry that follows it. */
function sidebarItems(items: readonly MenuItem[], state: MenuState): SidebarItem[] {
  return items.flatMap((item, i) => {
    if (item.type === undefined) return [];
    const before = items[i - 1];
    const head = before && before.type === undefined ? { headTitle: state.t(before.headTitle1 as TextKey) } : {};
    return [{ ...sidebarItem(item, state), ...head }];
  });
}

/** Returns the user's menu: the entries that they may see, the present one, the open groups and the pinned entries. */
export function useMenu() {
  const { t } = useLang();
  const { held } = useSession();
  const { pathname } = useLocation();
  const { pins, togglePin } = usePins();
  const { drafts } = useDrafts();
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [subAt, setSubAt] = useState<string | null>(null);
  const visible = visibleMenu(MENU_ITEMS, held);
  const items = sidebarItems(activeBranch(visible, pathname), {
    t,
    toggled,
    pins,
    drafts,
    here: pathname,
  });

  return {
    items,
    togglePin,
    toggleItem: (id: string) => {
      const isExpanded = items.find((item) => item.id === id)?.isExpanded === true;
      setToggled((before) => ({ ...before, [id]: !isExpanded }));
      setSubAt(pathname);
    },
    /** The last entry pressed on this screen is a group. */
    isSubCurrent: subAt === pathname,
  };
}
