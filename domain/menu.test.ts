import { describe, expect, it } from 'vitest';
import { activeBranch, type MenuEntry, type MenuItem, searchMenu, visibleMenu } from './menu';

const link = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  title: `menu.${id}`,
  type: 'link',
  path: `/${id}`,
  ...more,
});
const group = (id: string, children: MenuEntry[], more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  title: `menu.${id}`,
  type: 'sub',
  children,
  ...more,
});

const profil = link('profil', { path: '/parametre/profil', permission: 'profils' });
const types = link('types', { path: '/parametre/typedepense', permission: 'type de depenses' });
const menu: MenuItem[] = [
  { id: 'h1', headTitle1: 'Général' },
  link('depenses', { permission: 'depenses', icon: 'wallet' }),
  { id: 'h2', headTitle1: 'Réglages', permission: 'paramètre' },
  group('parametre', [types, group('acces', [profil])], { permission: 'paramètre', icon: 'gear' }),
  { id: 'h3', headTitle1: 'Liens' },
  link('aide', { type: 'extTabLink', path: 'https://exemple.ci' }),
];

const idsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [item.id, ...(item.type === 'sub' ? idsOf(item.children ?? []) : [])]);

describe('visibleMenu (spec § 2 Shell, § 6)', () => {
  it('shows each entry to the holders of its permission', () => {
    expect(idsOf(visibleMenu(menu, new Set(['depenses', 'paramètre', 'profils', 'type de depenses'])))).toEqual(
      idsOf(menu),
    );
    expect(idsOf(visibleMenu(menu, new Set(['depenses', 'profils'])))).toEqual(['h1', 'depenses', 'h3', 'aide']);
  });
  it('drops groups left empty, and headings without entries', () => {
    expect(idsOf(visibleMenu(menu, new Set(['paramètre'])))).toEqual(['h3', 'aide']);
    expect(idsOf(visibleMenu(menu, new Set(['paramètre', 'profils'])))).toEqual([
      'h2',
      'parametre',
      'acces',
      'profil',
      'h3',
      'aide',
    ]);
    const bare: MenuItem[] = [
      { id: 'g', title: 'g', type: 'sub' },
      { id: 'h', headTitle1: 'Fin' },
    ];
    expect(visibleMenu(bare, new Set())).toEqual([]);
  });
});

describe('searchMenu (spec § 2 Shell)', () => {
  const titles: Record<string, string> = {
    depenses: 'Dépenses',
    types: 'Type de dépenses',
    profil: 'Profils',
    parametre: 'Paramètre des dépenses',
    aide: 'Aide aux dépenses',
  };
  const search = (term: string, items = menu) => searchMenu(items, term, ({ id }) => titles[id] ?? id);

  it.each([
    ['DEPENS', ['depenses', 'types']],
    ['dépenses', ['depenses', 'types']],
    ['prof', ['profil']],
    ['type  de', ['types']],
    ['dep typ', ['types']],
    ['zzz', []],
    ['  ', []],
  ])('%j finds links only: %j', (term, ids) => expect(search(term).map(({ id }) => id)).toEqual(ids));
  it('gives each result an icon and a link, its parents’ icon when it has none', () => {
    expect(search('prof')).toEqual([{ ...profil, icon: 'gear' }]);
    expect(search('dépenses')[0]).toMatchObject({ icon: 'wallet', path: '/depenses' });
  });
  it('looks three levels deep', () => {
    const deep = [group('1', [group('2', [link('x3'), group('3', [link('x4')])])])];
    expect(search('x', deep).map(({ id }) => id)).toEqual(['x3']);
    expect(search('x', [{ id: 'g', title: 'g', type: 'sub' }])).toEqual([]);
  });
  it('stops at 8 results (spec § 9)', () => {
    const many = Array.from({ length: 12 }, (_, i) => link(`x${i}`));
    expect(search('x', many).map(({ id }) => id)).toEqual(many.slice(0, 8).map(({ id }) => id));
  });
});

describe('activeBranch (spec § 2 Shell: the active branch follows the URL and parents expand)', () => {
  const activeIds = (items: readonly MenuItem[]): string[] =>
    items.flatMap((item) =>
      item.type === undefined ? [] : [...(item.active ? [item.id] : []), ...activeIds(item.children ?? [])],
    );

  it.each([
    ['/depenses', ['depenses']],
    ['/depenses/?page=2#fin', ['depenses']],
    ['/parametre/profil/7', ['parametre', 'acces', 'profil']],
    ['/depensesautres', []],
    ['https://exemple.ci', []],
    ['/', []],
  ])('%j activates %j', (path, ids) => expect(activeIds(activeBranch(menu, path))).toEqual(ids));

  it('prefers the longest link, whatever the order', () => {
    const items = [
      link('court', { path: '/projets' }),
      link('long', { path: '/projets/create' }),
      link('vide', { path: undefined }),
    ];
    expect(activeIds(activeBranch(items, '/projets/create/7'))).toEqual(['long']);
    expect(activeIds(activeBranch([...items].reverse(), '/projets/create/7'))).toEqual(['long']);
    expect(activeIds(activeBranch(items, '/projets'))).toEqual(['court']);
  });
  it('leaves the branch of the former path', () => {
    expect(activeIds(activeBranch(activeBranch(menu, '/parametre/profil'), '/depenses'))).toEqual(['depenses']);
  });
});
