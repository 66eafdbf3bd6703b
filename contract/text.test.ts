import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keptTexts } from './optionalTexts';
import { Flag, Id, Libelle, LigneFacultative, Montant, PlainDate, paging } from './schema';
import { decodeQuery, decodeTexts, encodeTexts, withoutEmpty } from './text';

const shape = z.strictObject({
  id: Id,
  montant: z.optional(Montant),
  projetid: z._default(z.nullable(Id), null),
  flag: z._default(Flag, 0),
  libelle: Libelle,
  date: PlainDate,
  dateexpiration: z._default(z.nullable(PlainDate), null),
  ...paging(5),
});

describe('decodeTexts: numbers of a path, a query and a form (RELIABILITY F66, F74)', () => {
  test('reads whole numbers where the shape declares one, also optional, nullable, default or literal', () => {
    const texts = { id: '12', montant: '0', projetid: '7', flag: '1', page: '3' };
    expect(decodeTexts(shape, texts)).toEqual({ id: 12, montant: 0, projetid: 7, flag: 1, page: 3 });
  });

  test.each(['012', '1.0', '1e3', '0x10', ' 5', '5 ', '-1', '+1', '５', '5,0', 'NaN', '', '12345678901234567'])(
    'leaves %j as text, for the schema to refuse',
    (text) => {
      const decoded = decodeTexts(shape, { id: text });
      expect(decoded).toEqual({ id: text });
      expect(shape.shape.id.safeParse(decoded.id).success).toBe(false);
    },
  );

  test('an empty text is null where that is allowed, absent where that is, and an empty text where neither is', () => {
    expect(decodeTexts(shape, { projetid: '', montant: '', dateexpiration: '', date: '', libelle: '' })).toEqual({
      projetid: null,
      dateexpiration: null,
      date: '',
      libelle: '',
    });
  });

  test('an empty text of a kept field is a value, in a form and in JSON; absent it is left out', () => {
    const change = z.strictObject(keptTexts({ ligne: LigneFacultative, autre: LigneFacultative }));
    for (const read of [decodeTexts, withoutEmpty]) {
      expect(change.parse(read(change, { ligne: '' }))).toStrictEqual({ ligne: '' });
    }
  });

  test('texts stay texts, though they look like numbers', () => {
    expect(decodeTexts(shape, { libelle: '2026', date: '2026-11-20' })).toEqual({
      libelle: '2026',
      date: '2026-11-20',
    });
  });

  test('repeated and unknown fields pass through untouched', () => {
    expect(decodeTexts(shape, { page: ['1', '2'], autre: '5' })).toEqual({ page: ['1', '2'], autre: '5' });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a field named %s is an unknown field and changes no prototype (RELIABILITY F71)',
    (name) => {
      const decoded = decodeTexts(shape, JSON.parse(`{"${name}":"5"}`));
      expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
      const issues = shape.safeParse(decoded).error?.issues ?? [];
      expect(issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: [name] }));
    },
  );
});

describe('what a client leaves empty (CONTRACT "Types")', () => {
  test('an empty parameter of a query means none; one that nobody declares stays, to be refused', () => {
    expect(decodeQuery(shape, { page: '', flag: '', libelle: '', id: '4', autre: '' })).toEqual({ id: 4, autre: '' });
  });

  test('in JSON as in a form, in lists and objects too; numbers in texts stay texts', () => {
    const list = z.strictObject({ rows: z._default(z.array(shape), []) });
    const row = { projetid: '', montant: '', date: '', libelle: '', id: '4' };
    expect(withoutEmpty(list, { rows: [row, null, ''], autre: '' })).toEqual({
      rows: [{ projetid: null, date: '', libelle: '', id: '4' }, null, ''],
      autre: '',
    });
    for (const value of ['x', null, 5, []]) expect(withoutEmpty(list, value)).toEqual(value);
  });
});

describe('encodeTexts', () => {
  test('leaves out what is absent and writes null as an empty text', () => {
    expect(encodeTexts({ a: 5, b: undefined, c: null, d: 'é', e: 0 })).toEqual([
      ['a', '5'],
      ['c', ''],
      ['d', 'é'],
      ['e', '0'],
    ]);
  });

  test('is undone by decodeTexts', () => {
    const values = { id: 3, montant: 999_999_999_999, projetid: null, flag: 0, libelle: '12', date: '2026-11-20' };
    expect(decodeTexts(shape, Object.fromEntries(encodeTexts(values)))).toEqual(values);
  });
});
