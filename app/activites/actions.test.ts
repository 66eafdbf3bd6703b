import { describe, expect, it } from 'vitest';
import { actionOf } from './actions';

it('PRODUCT G: an action is named by its kind, that of a session by its own words', () => {
  expect(actionOf({ objet: 'depense', actiontype: 'Insert' })?.key).toBe('activite.creation');
  expect(actionOf({ objet: 'session', actiontype: 'Insert' })?.key).toBe('activite.sessionouverte');
  expect(actionOf({ objet: 'session', actiontype: 'Insert', libelle: 'Deconnexion' })?.key).toBe('activite.fermeture');
  expect(actionOf({ objet: 'session', actiontype: 'Refus' })?.key).toBe('activite.refus');
});

describe('ADR 0042: a numbered document', () => {
  const told = (avant: unknown, apres: unknown) => actionOf({ objet: 'imprime', actiontype: 'Update', avant, apres });

  it('is printed, and then a duplicate by the number stamped on it, rather than changed', () => {
    expect(told({ tirages: 0 }, { tirages: 1 })).toMatchObject({ key: 'activite.impression' });
    expect(told({ tirages: 1 }, { tirages: 2 })).toMatchObject({ key: 'activite.duplicata', values: { tirage: 2 } });
  });

  it('is no duplicate where its link was renewed (ADR 0046), or where nothing is told', () => {
    expect(told({ tirages: 2 }, { tirages: 2 })?.key).toBe('activite.modification');
    expect(told(null, null)?.key).toBe('activite.modification');
  });
});

// Signed-in users name the actions of their session themselves, so any name can occur (CONTRACT "Session").
it.each(['Deconnexion', 'constructor', '__proto__', 'toString'])('an action called %s has no words here', (name) => {
  expect(actionOf({ objet: 'session', actiontype: name })).toBeNull();
});
