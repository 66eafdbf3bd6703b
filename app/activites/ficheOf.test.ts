import { expect, test } from 'vitest';
import { ficheOf } from './ficheOf';

const line = (objet: string, apres: unknown = null, actiontype = 'Update') => ({
  actiontype,
  objet,
  objetid: 7,
  avant: null,
  apres,
});
const everything = () => true;

test.each([
  ['depense', null, '/depenses/7'],
  ['reglement', { depenseid: 19, from: 0 }, '/depenses/19'],
  ['reglement', { depenseid: 117, from: 1 }, '/commandes/117'],
  ['reglement', { depenseid: 19 }, null],
  ['mouvementcaisse', { caisseid: 5 }, '/caisses/5'],
  ['etapeprojet', { projetid: 3 }, '/projets/detailsprojet/3'],
  ['profil', null, null],
  ['constructor', null, null],
])('PRODUCT G: a line about a %s with %j leads to %s', (objet, apres, path) => {
  expect(ficheOf(line(objet, apres), everything)).toBe(path);
});

test('what was deleted or refused, and what the person may not open, leads nowhere', () => {
  expect(ficheOf(line('depense', null, 'Delete'), everything)).toBeNull();
  expect(ficheOf(line('depense', null, 'Refus'), everything)).toBeNull();
  expect(ficheOf(line('depense'), (permission) => permission !== 'depenses')).toBeNull();
});
