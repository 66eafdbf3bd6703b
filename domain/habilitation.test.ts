import { expect, it } from 'vitest';
import { changementPermissions, couvrePortee, droitsManquants, isReached, permissionsInterdites } from './habilitation';

const tenues = new Set(['clients', 'commandes', 'profils.gerer']);

it('nobody gives what they do not hold (CONTRACT "Permissions")', () => {
  expect(permissionsInterdites(['clients'], ['clients', 'commandes'], tenues)).toEqual([]);
  expect(permissionsInterdites([], ['caisses', 'clients'], tenues)).toEqual(['caisses']);
});

it('nor takes it away; what stays is not looked at', () => {
  expect(permissionsInterdites(['caisses', 'clients'], ['caisses'], tenues)).toEqual([]);
  expect(permissionsInterdites(['caisses', 'clients'], ['clients'], tenues)).toEqual(['caisses']);
});

it('says what a change gives and takes', () => {
  expect(changementPermissions(['a', 'b'], ['b', 'c'])).toEqual({ donnees: ['c'], retirees: ['a'] });
});

it.each([
  [null, true],
  [[1, 2], true],
  [[1], false],
  [[], false],
])('a register is reached by who is given it, or all of them: %j (PRODUCT Q)', (portee, reached) => {
  expect(isReached(portee, 2)).toBe(reached);
});

it('whoever lacks a right of somebody, or a register that they reach, is the weaker (CONTRACT "Permissions")', () => {
  const auteur = { permissions: tenues, caisses: [1, 2] };
  const manquants = (permissions: string[], caisses: number[] | null) =>
    droitsManquants(auteur, { permissions, caisses });
  expect(manquants(['clients'], [2])).toEqual({ permissions: [], caisses: false });
  expect(manquants([], [])).toEqual({ permissions: [], caisses: false });
  expect(manquants(['clients', 'caisses'], [1, 2])).toEqual({ permissions: ['caisses'], caisses: false });
  expect(manquants([], [1, 3])).toEqual({ permissions: [], caisses: true });
  expect(manquants([], null)).toEqual({ permissions: [], caisses: true });
  expect(couvrePortee(null, null)).toBe(true);
});
