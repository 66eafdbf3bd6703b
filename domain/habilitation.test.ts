import { expect, it } from 'vitest';
import { changementPermissions, permissionsInterdites } from './habilitation';

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
