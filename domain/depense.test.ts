import { expect, it } from 'vitest';
import { etapeRefusals, natureDepense, statutDepense } from './depense';

it('an expense is solde when nothing remains, otherwise insolde (spec § 2 Expenses)', () => {
  expect(statutDepense(0)).toBe('solde');
  expect(statutDepense(1)).toBe('insolde');
});

it('an expense with a project is of the projet kind, otherwise classique (spec § 2 Expenses)', () => {
  expect(natureDepense(7)).toBe('projet');
  expect(natureDepense(null)).toBe('classique');
});

it('project and step are there exactly when the expense is on a step (CONTRACT "Money calls")', () => {
  const refused = (expenseonstep: 0 | 1, projetid: number | null, etapeprojetid: number | null) =>
    etapeRefusals({ expenseonstep, projetid, etapeprojetid }).map(({ champ, refus }) => `${champ} ${refus}`);
  expect(refused(0, null, null)).toEqual([]);
  expect(refused(1, 4, 9)).toEqual([]);
  expect(refused(1, null, null)).toEqual(['projetid manquant', 'etapeprojetid manquant']);
  expect(refused(1, 4, null)).toEqual(['etapeprojetid manquant']);
  expect(refused(1, null, 9)).toEqual(['projetid manquant']);
  expect(refused(0, 4, 9)).toEqual(['projetid superflu', 'etapeprojetid superflu']);
  expect(refused(0, null, 9)).toEqual(['etapeprojetid superflu']);
});
