import { expect, it } from 'vitest';
import { typedOf } from './useFormDraft';

const given = { montant: 45_000, date: '2026-11-20', libelle: '' };
const values = { ...given, libelle: 'Péage' };

it('a new record keeps the day and the amount that it was begun with: another day gives others', () => {
  for (const recordId of ['new', 'new.5']) expect(typedOf(recordId, values, given)).toEqual(values);
});

it('an edit keeps only what was typed, so that it overwrites nothing of somebody else’s version', () => {
  expect(typedOf('12.3', values, given)).toEqual({ libelle: 'Péage' });
});
