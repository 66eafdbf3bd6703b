import { expect, it } from 'vitest';
import { actionOf } from './actions';

it('PRODUCT G: an action is named by its kind, that of a session by its own words', () => {
  expect(actionOf({ objet: 'depense', actiontype: 'Insert' })?.key).toBe('activite.creation');
  expect(actionOf({ objet: 'session', actiontype: 'Insert' })?.key).toBe('mouvement.ouverture');
  expect(actionOf({ objet: 'session', actiontype: 'Insert', libelle: 'Deconnexion' })?.key).toBe('activite.fermeture');
  expect(actionOf({ objet: 'session', actiontype: 'Refus' })?.key).toBe('activite.refus');
});

it('ADR 0042: a print is one, and a duplicate by the number stamped on it, rather than a change', () => {
  const print = { objet: 'imprime', actiontype: 'Update' };
  expect(actionOf({ ...print, apres: { tirages: 1 } })).toMatchObject({ key: 'activite.impression' });
  expect(actionOf({ ...print, apres: { tirages: 2 } })).toMatchObject({
    key: 'activite.duplicata',
    values: { tirage: 2 },
  });
  expect(actionOf(print)).toMatchObject({ key: 'activite.impression' });
});

// Signed-in users name the actions of their session themselves, so any name can occur (CONTRACT "Session").
it.each(['Deconnexion', 'constructor', '__proto__', 'toString'])('an action called %s has no words here', (name) => {
  expect(actionOf({ objet: 'session', actiontype: name })).toBeNull();
});
