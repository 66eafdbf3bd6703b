import { MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import { expect, it } from 'vitest';
import { homePath } from './homePath';
import { MENU_ENTRIES, MENU_ITEMS } from './screenPaths';
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

it('D38: payments and advances stand between the registers and the settings, the log and the trash after them', () => {
  const inOrder = ['caisses', 'reglements', 'avances', 'parametre', 'controle', 'activites', 'corbeille'];
  expect(MENU_ITEMS.map(({ id }) => id).filter((id) => inOrder.includes(id))).toEqual(inOrder);
});

it('spec § 2: each link of the menu leads to a screen that asks for the same permission', () => {
  for (const { type, path, permission } of MENU_ENTRIES.filter((item) => item.type === 'link')) {
    const screen = SCREENS.find((route) => route.path === path);
    expect(screen?.data.permissions?.only, `${type} ${path}`).toEqual(permission);
  }
});

it('spec § 6: each module of the product has an entry of the menu, and is called like it', () => {
  const named = MENU_ENTRIES.flatMap(({ permission }) => permission);
  expect(MODULE_PERMISSIONS.filter((module) => !named.includes(module))).toEqual([]);
});
