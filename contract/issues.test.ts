import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaIssues } from './issues';
import { Description, Flag, Id, Libelle, Montant, PlainDate, paging } from './schema';

const shape = z.strictObject({ libelle: Libelle, montant: Montant, ...paging(5) });

function errorsOf(value: unknown, schema: z.ZodMiniType = shape) {
  const parsed = schema.safeParse(value);
  return schemaIssues(parsed.error?.issues ?? []).map(({ path, code }) => `${path}: ${code}`);
}

describe('schemaIssues (CONTRACT "Envelope": errors lists every field)', () => {
  test('tells a missing field from a wrong one', () => {
    expect(errorsOf({ montant: '5' })).toEqual(['libelle: champ.requis', 'montant: montant.invalide']);
  });

  test('a field of any type that is not there is missing', () => {
    const every = z.strictObject({
      id: Id,
      montant: Montant,
      flag: Flag,
      libelle: Libelle,
      texte: Description,
      date: PlainDate,
    });
    expect(errorsOf({}, every)).toEqual(
      ['id', 'montant', 'flag', 'libelle', 'texte', 'date'].map((f) => `${f}: champ.requis`),
    );
    expect(errorsOf({ id: null, montant: null, flag: null, libelle: 5, texte: null, date: 5 }, every)).toEqual([
      'id: champ.invalide',
      'montant: montant.invalide',
      'flag: champ.invalide',
      'libelle: champ.invalide',
      'texte: champ.invalide',
      'date: date.invalide',
    ]);
  });

  test('names each unknown field by its own path (RELIABILITY F72)', () => {
    expect(errorsOf({ libelle: 'a', montant: 5, solde: 1, isfirst: 0 })).toEqual([
      'solde: champ.inconnu',
      'isfirst: champ.inconnu',
    ]);
  });

  test('gives the path of a nested field with dots', () => {
    const nested = z.strictObject({ lignes: z.array(z.strictObject({ qtecmd: Id })) });
    expect(errorsOf({ lignes: [{ qtecmd: 1 }, { qtecmd: 0 }, { qtecmd: 1, x: 2 }] }, nested)).toEqual([
      'lignes.1.qtecmd: champ.invalide',
      'lignes.2.x: champ.inconnu',
    ]);
  });

  test('a check without a code of ours is champ.invalide', () => {
    expect(errorsOf({ a: 'x' }, z.strictObject({ a: z.string().check(z.minLength(2)) }))).toEqual([
      'a: champ.invalide',
    ]);
  });

  test('a body that is no object is one error', () => {
    for (const body of [null, [], 'texte', 5]) expect(errorsOf(body)).toEqual([': champ.invalide']);
  });

  test('a text that is too long says the limit', () => {
    const parsed = shape.safeParse({ libelle: 'x'.repeat(256), montant: 5 });
    expect(schemaIssues(parsed.error?.issues ?? [])[0]?.params).toEqual({ maximum: 255 });
  });
});
