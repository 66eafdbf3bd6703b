import { expect, it } from 'vitest';
import { isCash } from './states';

it.each([
  ['reglement', true],
  ['mouvementcaisse', true],
  ['contrepasserreglement', true],
  ['contrepassermouvementcaisse', true],
  ['transfert', true],
  ['avanceaccorder', true],
  ['depense', false],
  ['avance', false],
])('PRODUCT O: cash of a waiting %s is not to be handed over: %s', (formName, cash) => {
  expect(isCash({ formName, typed: {} })).toBe(cash);
});

it('PRODUCT O: nor that of an expense that is paid at once', () => {
  expect([{ regler: 1 }, { regler: 0 }].map((typed) => isCash({ formName: 'depense', typed }))).toEqual([true, false]);
});
