import { type MenuEntry, type MenuItem, visibleMenu } from '@comptoir/domain/menu';
import { MENU_ITEMS } from './screenPaths';

const linksOf = (items: readonly MenuItem[]): MenuEntry[] =>
  items.flatMap((item) => (item.type === undefined ? [] : [item, ...linksOf(item.children ?? [])]));

/**
 * Returns the first screen for someone with these permissions: their first menu entry, or their profile if they have no
 * entry.
 */
export function homePath(held: ReadonlySet<string>): string {
  const [first] = linksOf(visibleMenu(MENU_ITEMS, held)).flatMap(({ path }) => (path === undefined ? [] : [path]));
  return first ?? '/user/users-profile';
}
