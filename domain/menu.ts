import { MAX_MENU_RESULTS } from './limits';
import { isVisible } from './permission';
import { searchKey } from './texte';

/** A heading of the sidebar, shown above the entries that follow it (spec § 3 Menu item). */
export interface MenuHead {
  id: string;
  headTitle1: string;
  permission?: string;
  type?: undefined;
}

/**
 * An entry of the sidebar (spec § 3 Menu item): a `link` opens a route, an `extTabLink` opens another tab, a `sub` is a
 * group of up to three levels. `title` is a translation key; `active` is true on the branch of the current path.
 */
export interface MenuEntry {
  id: string;
  title: string;
  type: 'link' | 'extTabLink' | 'sub';
  path?: string;
  icon?: string;
  level?: 1 | 2 | 3;
  active?: boolean;
  children?: readonly MenuEntry[];
  /** Of several, one is enough. */
  permission?: string | readonly string[];
}

export type MenuItem = MenuHead | MenuEntry;

const isEntry = (item: MenuItem): item is MenuEntry => item.type !== undefined;

/** The menu that a holder of the permissions `held` sees, without empty groups and headings (spec § 6). */
export function visibleMenu(items: readonly MenuItem[], held: ReadonlySet<string>): MenuItem[] {
  const kept = items.flatMap((item): MenuItem[] =>
    isEntry(item) ? visibleEntry(item, held) : visibleHead(item, held),
  );
  return kept.filter((item, i) => {
    const next = kept[i + 1];
    return isEntry(item) || (next !== undefined && isEntry(next));
  });
}

function visibleHead(head: MenuHead, held: ReadonlySet<string>): MenuHead[] {
  return isVisible(head.permission, held) ? [head] : [];
}

function visibleEntry(entry: MenuEntry, held: ReadonlySet<string>): MenuEntry[] {
  if (!isVisible(entry.permission, held)) return [];
  if (entry.type !== 'sub') return [entry];
  const children = (entry.children ?? []).flatMap((child) => visibleEntry(child, held));
  return children.length === 0 ? [] : [{ ...entry, children }];
}

const LEVELS = 3;

/** All entries down to the third level, in reading order; an entry without an icon gets the icon of its parent. */
function flattenEntries(entries: readonly MenuItem[], icon?: string, level = 1): MenuEntry[] {
  return entries.filter(isEntry).flatMap((entry) => {
    const own = entry.icon ?? icon;
    const children = level < LEVELS ? flattenEntries(entry.children ?? [], own, level + 1) : [];
    return [own === undefined ? entry : { ...entry, icon: own }, ...children];
  });
}

/**
 * Whether a name has each word of the term, or a part of the word, in any order; case and accents make no difference:
 * "nouv dep" finds "Nouvelle dépense".
 */
export function isNamed(name: string, term: string): boolean {
  const key = searchKey(name);
  return searchKey(term)
    .split(' ')
    .every((word) => key.includes(word));
}

/**
 * The links, over three levels, whose title has each word of the term (`isNamed`). Returns at most 8, and none for a
 * blank term (spec § 2 Shell). `titleOf` translates the title of an entry.
 */
export function searchMenu(
  items: readonly MenuItem[],
  term: string,
  titleOf: (entry: MenuEntry) => string,
): MenuEntry[] {
  if (term.trim() === '') return [];
  return flattenEntries(items)
    .filter((entry) => entry.type === 'link' && isNamed(titleOf(entry), term))
    .slice(0, MAX_MENU_RESULTS);
}

function leadsTo(entry: MenuEntry, pathname: string): entry is MenuEntry & { path: string } {
  if (entry.type !== 'link' || entry.path === undefined) return false;
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}

/**
 * Sets `active` on the link of the current path and on its parents, which are then expanded, and unsets it elsewhere
 * (spec § 2 Shell). A path that continues the path of a link belongs to that link; the longest link wins.
 */
export function activeBranch(items: readonly MenuItem[], path: string): MenuItem[] {
  const pathname = path.replace(/[?#].*$/, '').replace(/\/$/, '');
  const links = flattenEntries(items).filter((entry) => leadsTo(entry, pathname));
  const current = links.reduce<string | undefined>(
    (best, { path: own }) => (own !== undefined && own.length > (best?.length ?? 0) ? own : best),
    undefined,
  );
  return items.map((item) => (isEntry(item) ? markedEntry(item, current) : item));
}

function markedEntry(entry: MenuEntry, current: string | undefined): MenuEntry {
  const children = entry.children?.map((child) => markedEntry(child, current));
  const isCurrent = entry.type === 'link' && current !== undefined && entry.path === current;
  const active = isCurrent || (children?.some((child) => child.active === true) ?? false);
  return children === undefined ? { ...entry, active } : { ...entry, active, children };
}
