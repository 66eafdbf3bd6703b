import { auth } from '@comptoir/contract/auth';
import { confirmationIssues } from '@comptoir/contract/authRules';
import { DepenseFields } from '@comptoir/contract/depenses';
import type { Issue } from '@comptoir/contract/issues';
import { expect, it } from 'vitest';
import { checkValues } from './checkValues';

const depense = { libelle: 'Transport', typedepenseid: 1, montant: 5_000, description: '', date: '2026-11-20' };

it('gives the body of the call, defaults filled in', () => {
  expect(checkValues({ schema: DepenseFields }, depense, 'fr')).toMatchObject({
    ok: true,
    body: { ...depense, expenseonstep: 0, projetid: null, etapeprojetid: null },
  });
});

it('spec § 5 Expense: libelle, typedepenseid, montant and date are required, in the words of the contract', () => {
  const empty = { libelle: '', typedepenseid: null, montant: null, description: '', date: '' };
  const required = 'Ce champ est obligatoire.';
  expect(checkValues({ schema: DepenseFields }, empty, 'fr')).toEqual({
    ok: false,
    messages: { libelle: required, typedepenseid: required, montant: required, date: required },
  });
});

it('says what is wrong with what is entered, in the language asked for', () => {
  const checked = checkValues({ schema: DepenseFields }, { ...depense, montant: 0 }, 'en');
  expect(checked).toEqual({ ok: false, messages: { montant: 'The amount must be greater than 0.' } });
});

it('spec § 5: adds the rules that a schema cannot say', () => {
  const { body: schema } = auth.changePassword;
  const values = { ancien: 'a', nouveau: 'b', confirmation: 'c' };
  expect(checkValues({ schema, rules: confirmationIssues }, values, 'fr')).toEqual({
    ok: false,
    messages: { confirmation: 'Les deux mots de passe doivent être identiques.' },
  });
});

it('leaves to the server what has no field in the form, and what only the server has a sentence for', () => {
  const checked = (issue: Issue) => checkValues({ schema: DepenseFields, rules: () => [issue] }, depense, 'fr').ok;
  expect(checked({ code: 'date.future' })).toBe(true);
  expect(checked({ path: 'caisseid', code: 'champ.requis' })).toBe(true);
  expect(checked({ path: 'montant', code: 'depense.montant_inferieur_regle' })).toBe(true);
  expect(checked({ path: 'date', code: 'date.future' })).toBe(false);
});

it('spec § 5 Project: an empty field may have a sentence of its own, another fault keeps its own', () => {
  const checks = { schema: DepenseFields, requiredTexts: { libelle: 'Le libellé du projet est obligatoire' } };
  const messages = (libelle: string) => {
    const checked = checkValues(checks, { ...depense, libelle }, 'fr');
    return checked.ok ? null : checked.messages;
  };
  expect(messages('')).toEqual({ libelle: 'Le libellé du projet est obligatoire' });
  expect(messages('x'.repeat(256))).toEqual({ libelle: '255 caractères au plus.' });
});
