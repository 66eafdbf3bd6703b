import { expect, test } from 'vitest';
import { missingOnEtape, NO_ETAPE, startOn } from './onEtape';

test('spec § 5 Expense: project and step are required only when on a step', () => {
  expect(missingOnEtape(NO_ETAPE)).toEqual([]);
  expect(missingOnEtape({ ...NO_ETAPE, expenseonstep: 1 })).toEqual(['projetid', 'etapeprojetid']);
  expect(missingOnEtape({ expenseonstep: 1, projetid: 4, etapeprojetid: '' })).toEqual(['etapeprojetid']);
  expect(missingOnEtape({ expenseonstep: 1, projetid: 4, etapeprojetid: 9 })).toEqual([]);
});

test('spec § 2 Expenses: opened from a project, the form is on that step', () => {
  expect(startOn({ projetid: 4, etapeprojetid: 9, libelle: 'Toiture' })).toEqual({
    expenseonstep: 1,
    projetid: 4,
    etapeprojetid: 9,
  });
  expect(startOn(undefined)).toEqual(NO_ETAPE);
});
