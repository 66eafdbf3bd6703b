import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf, filledBody, shownFields } from './fields';
import { Id, Libelle } from './schema';

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

test('a reply shows a text of any length, has each field, and keeps every other check', () => {
  const shown = z.strictObject(
    shownFields({ libelle: Libelle, note: z._default(Libelle, ''), projetid: z._default(z.nullable(Id), null) }),
  );
  const record = { libelle: ' a ', note: 'x'.repeat(9000), projetid: null };
  expect(shown.parse(record)).toStrictEqual(record);
  const issues = shown.safeParse({ libelle: 5, projetid: 0 }).error?.issues;
  expect(issues?.map(({ path }) => path.join())).toEqual(['libelle', 'note', 'projetid']);
});
