import { type MenuEntry, type MenuItem, visibleMenu } from '#domain/menu';
import { MENU_ITEMS } from '../shell/menuItems';
import { SCREENS } from './screens';

const linksOf = (items: readonly MenuItem[]): MenuEntry[] =>
  items.flatMap((item) => (item.type === undefined ? [] : [item, ...linksOf(item.children ?? [])]));

/** Where a holder of these permissions begins: their first menu entry whose screen is built, else their first one. */
export function homePath(held: ReadonlySet<string>): string {
  const paths = linksOf(visibleMenu(MENU_ITEMS, held)).flatMap(({ path }) => (path === undefined ? [] : [path]));
  const isBuilt = (path: string) => SCREENS.some((screen) => screen.path === path && screen.screen !== null);
  return paths.find(isBuilt) ?? paths[0] ?? '/user/users-profile';
}
