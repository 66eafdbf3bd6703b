import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRoute,
  FEATURE_PERMISSIONS,
  isVisible,
  MODULE_PERMISSIONS,
  moduleOf,
  nomDePermission,
  type RoutePermissions,
  type RouteRedirect,
} from './permission';

const context = { path: '/projets/create/7', params: { projetid: '7' } };
const check = (rule: RoutePermissions | undefined, ...held: string[]) => checkRoute(rule, new Set(held), context);
const strategy = 'No strategy is found please define one';

describe('the catalogue (CONTRACT "Permissions")', () => {
  it('has the menu’s module names (spec § 2 Shell)', () => {
    const named = [
      'tableau de bord',
      'utilisateurs',
      'projets',
      'clients',
      'commandes',
      'depenses',
      'caisses',
      'avances',
      'paramètre',
      'type de depenses',
      'profils',
      'modules',
      'corbeille',
    ];
    expect(MODULE_PERMISSIONS.filter((name) => named.includes(name))).toEqual(named);
  });
  it('names nothing twice', () => {
    const names: string[] = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];
    expect(new Set(names).size).toBe(names.length);
    expect(FEATURE_PERMISSIONS).toContain('depenses.regler');
  });
});

describe('checkRoute: who may enter (spec § 5 Route permission rule)', () => {
  it.each([
    ['no data', undefined],
    ['an empty rule', {}],
    ['empty lists', { only: [], except: [] }],
    ['a redirect alone', { redirectTo: '/x' }],
  ])('%s means allowed', (_, rule) => expect(check(rule)).toEqual({ allowed: true }));

  it('`only` asks for at least one', () => {
    const rule = { only: ['projets', 'clients'] };
    expect(check(rule, 'clients')).toEqual({ allowed: true });
    expect(check(rule, 'caisses')).toEqual({ allowed: false, redirectTo: null, denied: 'projets' });
    expect(check({ only: 'projets' }, 'projets').allowed).toBe(true);
  });
  it('`except` denies the holder of any, permission or role, before `only` is asked', () => {
    const rule = { only: ['projets'], except: ['depenses', 'Lecteur'] };
    expect(check(rule, 'projets').allowed).toBe(true);
    expect(check(rule, 'projets', 'Lecteur')).toEqual({ allowed: false, redirectTo: null, denied: 'Lecteur' });
    expect(check({ except: 'projets' }, 'clients').allowed).toBe(true);
  });
  it('both may be functions of where the browser goes', () => {
    const rule: RoutePermissions = {
      only: ({ params }) => (params.projetid === 'newproject' ? 'projets.creer' : ['projets.modifier']),
      except: ({ path }) => [path],
    };
    expect(check(rule, 'projets.modifier').allowed).toBe(true);
    expect(check(rule, 'projets.creer').allowed).toBe(false);
    expect(check(rule, 'projets.modifier', context.path).allowed).toBe(false);
  });
  it('is the rule’s own sentence, for any names held', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(names, names, names, (only, except, held) => {
        const isAllowed =
          !except.some((n) => held.includes(n)) && (only.length === 0 || only.some((n) => held.includes(n)));
        expect(check({ only, except }, ...held).allowed).toBe(isAllowed);
      }),
    );
  });
});

describe('checkRoute: where to instead (spec § 5 redirectTo)', () => {
  const redirect = (redirectTo: unknown) => check({ only: 'projets', redirectTo } as RoutePermissions);
  const byName: RouteRedirect = (denied, { params }) => [`/refus/${denied}`, params.projetid ?? ''];

  it.each([
    ['a path', '/dashboard/default', '/dashboard/default'],
    ['a command array', ['/projets', 'create'], ['/projets', 'create']],
    ['a function', byName, ['/refus/projets', '7']],
    ['a function that blocks', () => null, null],
    ['its name in a map', { projets: '/a', default: '/b' }, '/a'],
    ['a function in a map', { projets: byName, default: '/b' }, ['/refus/projets', '7']],
    ['the map’s default', { clients: '/a', default: ['/b'] }, ['/b']],
    ['a map that inherits the name', Object.assign(Object.create({ projets: '/a' }), { default: '/b' }), '/b'],
    ['nothing', undefined, null],
    ['null', null, null],
  ])('%s', (_, redirectTo, target) => {
    expect(redirect(redirectTo)).toEqual({ allowed: false, redirectTo: target, denied: 'projets' });
  });
  it.each([42, true, { clients: '/a' }, () => 42, { default: { path: '/b' } }])(
    'throws on %s (spec § 8)',
    (redirectTo) => {
      expect(() => redirect(redirectTo)).toThrow(strategy);
    },
  );
  it('is not asked when the route is allowed', () => {
    expect(check({ redirectTo: 42 } as unknown as RoutePermissions)).toEqual({ allowed: true });
  });
});

it('isVisible: what asks for no permission shows, the rest to holders only (spec § 6)', () => {
  expect(isVisible(undefined, new Set())).toBe(true);
  expect(isVisible('caisses', new Set(['caisses']))).toBe(true);
  expect(isVisible('caisses', new Set(['caisses.creer']))).toBe(false);
  expect(isVisible(['depenses', 'commandes'], new Set(['commandes']))).toBe(true);
  expect(isVisible(['depenses', 'commandes'], new Set(['caisses']))).toBe(false);
});

it.each([
  ['caisses', 'caisses'],
  ['caisses.cloturer', 'caisses'],
  ['typedepenses.gerer', 'type de depenses'],
  ['organisation.modifier', 'paramètre'],
  ['caisses.inconnu', undefined],
  ['toString', undefined],
])('moduleOf: %s is of %s (spec § 6)', (nom, module) => {
  expect(moduleOf(nom)).toBe(module);
});

describe('the name of a permission that is added (CONTRACT "Permissions")', () => {
  it('is the one given, otherwise the key of its label, after its module', () => {
    expect(nomDePermission({ nom: 'stock.vu', libelle: 'Voir le stock' }, 'stock')).toBe('stock.vu');
    expect(nomDePermission({ libelle: 'Élevage de  Poulets' })).toBe('elevage de poulets');
    expect(nomDePermission({ libelle: 'Élevage' }, 'fermes')).toBe('fermes.elevage');
  });
  it('is never empty, and never longer than a label', () => {
    expect(nomDePermission({ libelle: '\u0301' })).toBe('\u0301');
    expect(nomDePermission({ libelle: 'a'.repeat(300) }, 'stock')).toHaveLength(255);
  });
});
