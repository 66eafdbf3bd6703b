import { MAX_REFERENCE } from '@comptoir/domain/limits';
import { expect, test } from 'vitest';
import { Reference } from './reference';

const codesOf = (reference: string) => Reference.safeParse(reference).error?.issues.map(({ message }) => message);

test('ADR 0037: a reference is kept without spaces and in capital letters, and may be empty', () => {
  expect(Reference.parse(' t_k9 x-7/2.b ')).toBe('T_K9X-7/2.B');
  expect(Reference.parse('')).toBe('');
});

test('ADR 0037: other signs are refused, and what is too long once its letters are capital', () => {
  expect(codesOf('N° 12')).toEqual(['champ.invalide']);
  expect(codesOf('ß'.repeat(MAX_REFERENCE))).toEqual(['champ.trop_long']);
  expect(codesOf('A'.repeat(MAX_REFERENCE))).toBeUndefined();
});
