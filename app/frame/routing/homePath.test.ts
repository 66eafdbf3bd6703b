import { expect, it } from 'vitest';
import { homePath } from './homePath';
import { MENU_ITEMS } from './menuItems';
import { SCREENS } from './screens';

it('begins at the first entry that is held', () => {
  expect(homePath(new Set(['tableau de bord', 'depenses', 'caisses']))).toBe('/dashboard/default');
  expect(homePath(new Set(['depenses', 'caisses']))).toBe('/depenses');
  expect(homePath(new Set(['caisses']))).toBe('/caisses');
  expect(homePath(new Set(['paramètre', 'type de depenses']))).toBe('/parametre/typedepense');
});

it('begins at one’s profile when none is held', () => {
  expect(homePath(new Set())).toBe('/user/users-profile');
});

it('D38: advances stand between the registers and the settings, the log and the trash after them', () => {
  expect(MENU_ITEMS.map(({ id }) => id).slice(-6)).toEqual([
    ...['caisses', 'avances', 'parametre'],
    ...['controle', 'activites', 'corbeille'],
  ]);
});

it('spec § 2: each link of the menu leads to a screen that asks for the same permission', () => {
  const links = MENU_ITEMS.flatMap((item) => ('type' in item ? [item, ...(item.children ?? [])] : []));
  for (const { type, path, permission } of links.filter((item) => item.type === 'link')) {
    const screen = SCREENS.find((route) => route.path === path);
    expect(screen?.data.permissions?.only, `${type} ${path}`).toEqual([permission]);
  }
});
