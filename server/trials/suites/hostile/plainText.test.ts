import { keptTexts } from '@comptoir/contract/optionalTexts';
import { Description, Id, Libelle, Term, texte } from '@comptoir/contract/schema';
import { Telephone } from '@comptoir/contract/telephone';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plainTextOf } from './plainText';

test('a plain text is known by its schema, with its length', () => {
  expect(plainTextOf(Libelle)).toEqual({ maximum: 255, isRequired: true });
  expect(plainTextOf(z.optional(Libelle))).toEqual({ maximum: 255, isRequired: true });
  expect(plainTextOf(z._default(Description, ''))).toEqual({ maximum: 5000, isRequired: false });
  expect(plainTextOf(keptTexts({ reference: texte(64) }).reference)).toEqual({ maximum: 64, isRequired: false });
});

test.each(Object.entries({ Telephone, Term, Id, string: z.string() }))('%s is none', (_, schema) => {
  expect(plainTextOf(schema)).toBeUndefined();
});
