import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf, filledBody } from './fields';

const schema = z.strictObject({ libelle: z.string(), projetid: z.nullable(z.int()) });
const stored = { libelle: 'Gasoil', projetid: 3, version: 2 };

test('the fields of a body are picked from a record that has more', () => {
  expect(fieldsOf(schema, stored)).toStrictEqual({ libelle: 'Gasoil', projetid: 3 });
});

test('what a change leaves out is as it was; an empty text and null are values', () => {
  const sent: { montant: number; libelle?: string } = { montant: 5 };
  expect(filledBody(schema, sent, stored)).toStrictEqual({ montant: 5, libelle: 'Gasoil', projetid: 3 });
  const emptied = { libelle: '', projetid: null };
  expect(filledBody(schema, { ...emptied }, stored)).toStrictEqual(emptied);
});
