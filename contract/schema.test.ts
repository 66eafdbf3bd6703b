import { MAX_MONTANT } from '@comptoir/domain/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Description,
  Flag,
  Id,
  Instant,
  Libelle,
  Montant,
  MontantPositif,
  PlainDate,
  paging,
  Term,
  texte,
} from './schema';

const NO_AMOUNT = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e21,
  -1,
  -0,
  0.5,
  2 ** 53,
  MAX_MONTANT + 1,
  '5',
  '',
  null,
  true,
  [5],
  {},
];

describe('Montant (CONTRACT "Types", RELIABILITY F66)', () => {
  test.each(NO_AMOUNT)('refuses %j', (value) => {
    const parsed = Montant.safeParse(value);
    expect(parsed.error?.issues[0]?.message).toBe('montant.invalide');
  });

  test('accepts whole francs in range, unchanged', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: MAX_MONTANT }), (montant) => Montant.parse(montant) === montant));
  });

  test('MontantPositif refuses 0 with its own code (CONTRACT "Money calls": amount 0)', () => {
    expect(MontantPositif.safeParse(0).error?.issues.map(({ message }) => message)).toEqual(['montant.nul']);
    expect(MontantPositif.safeParse(1).success).toBe(true);
    expect(MontantPositif.safeParse(-1).error?.issues[0]?.message).toBe('montant.invalide');
  });
});

describe('Id, Flag, paging (CONTRACT "Types")', () => {
  test.each([0, -1, 1.5, 2_147_483_648, '1', null])('Id refuses %j', (value) => {
    expect(Id.safeParse(value).success).toBe(false);
  });

  test('Flag is 0 or 1', () => {
    expect([0, 1, 2, true, '1'].map((value) => Flag.safeParse(value).success)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('page is 1 and limit the screen’s page size when absent', () => {
    const { page, limit } = paging(6);
    expect([page.parse(undefined), limit.parse(undefined)]).toEqual([1, 6]);
  });

  test('limit goes from 1 to 100', () => {
    const { limit } = paging(6);
    expect([0, 1, 100, 101].map((value) => limit.safeParse(value).success)).toEqual([false, true, true, false]);
  });
});

describe('texts (CONTRACT "Types": trimmed, NFC, without control characters)', () => {
  test('are normalised before their length is counted', () => {
    expect(Libelle.parse(`  Cafe\u0301\u0000 ${' '.repeat(300)}`)).toBe('Café');
    expect(Libelle.parse('e\u0301'.repeat(255))).toHaveLength(255);
    expect(Libelle.safeParse('é'.repeat(256)).error?.issues[0]?.message).toBe('champ.trop_long');
  });

  test('a label that is blank is missing', () => {
    expect(Libelle.safeParse(' \u0000\u200a ').error?.issues[0]?.message).toBe('champ.requis');
  });

  test('a description and a term may be empty', () => {
    expect([Description.parse(' '), Term.parse(' ')]).toEqual(['', '']);
  });

  test('a text of its own length counts the characters that are kept', () => {
    expect([texte(3).parse(' '), texte(3).parse(' été ')]).toEqual(['', 'été']);
    expect(texte(3).safeParse('étés').error?.issues[0]?.message).toBe('champ.trop_long');
  });

  test('hold at most 255 and 5 000 characters', () => {
    expect(Libelle.safeParse('x'.repeat(255)).success).toBe(true);
    expect(Description.safeParse('x'.repeat(5000)).success).toBe(true);
    expect(Description.safeParse('x'.repeat(5001)).success).toBe(false);
  });
});

describe('dates (CONTRACT "Types", RELIABILITY F42)', () => {
  test.each(['2026-02-30', 'infinity', 'today', '0000-01-01', '12026-01-01', '2026-1-2', '2026-11-20T00:00:00Z', ''])(
    'PlainDate refuses %j',
    (value) => {
      expect(PlainDate.safeParse(value).error?.issues[0]?.message).toBe('date.invalide');
    },
  );

  test('an instant is UTC', () => {
    expect(Instant.safeParse('2026-11-20T23:45:28.000Z').success).toBe(true);
    expect(Instant.safeParse('2026-11-20T23:45:28+01:00').success).toBe(false);
  });
});
