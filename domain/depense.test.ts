import { expect, it } from 'vitest';
import { canLowerMontant, natureDepense, statutDepense } from './depense';

it('an expense is solde when nothing remains, otherwise insolde (spec § 2 Expenses)', () => {
  expect(statutDepense(0)).toBe('solde');
  expect(statutDepense(1)).toBe('insolde');
});

it('an expense with a project is of the projet kind, otherwise classique (spec § 2 Expenses)', () => {
  expect(natureDepense(7)).toBe('projet');
  expect(natureDepense(null)).toBe('classique');
});

it('an amount goes down to what is paid and no lower (CONTRACT "Money calls")', () => {
  expect(canLowerMontant(50_000, 50_000)).toBe(true);
  expect(canLowerMontant(49_999, 50_000)).toBe(false);
});
