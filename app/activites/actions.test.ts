import { expect, it } from 'vitest';
import { actionOf } from './actions';

it('PRODUCT G: an action is named by its kind, that of a session by its own words', () => {
  expect(actionOf({ objet: 'depense', actiontype: 'Insert' })?.key).toBe('activite.creation');
  expect(actionOf({ objet: 'session', actiontype: 'Insert' })?.key).toBe('mouvement.ouverture');
  expect(actionOf({ objet: 'session', actiontype: 'Insert', libelle: 'Deconnexion' })?.key).toBe('activite.fermeture');
  expect(actionOf({ objet: 'session', actiontype: 'Refus' })?.key).toBe('activite.refus');
});

// Signed-in users name the actions of their session themselves, so any name can occur (CONTRACT "Session").
it.each(['Deconnexion', 'constructor', '__proto__', 'toString'])('an action called %s has no words here', (name) => {
  expect(actionOf({ objet: 'session', actiontype: name })).toBeNull();
});
