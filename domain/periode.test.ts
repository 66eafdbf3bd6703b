import { describe, expect, it } from 'vitest';
import { formatPeriode, isInPeriode, joursChoisis, joursDe, nomDe } from './periode';

describe('formatPeriode (PRODUCT 1.23)', () => {
  it.each([
    ['2026-11-01', '2026-11-20', 'fr', '1er – 20 novembre 2026'],
    ['2026-10-28', '2026-11-20', 'fr', '28 octobre – 20 novembre 2026'],
    ['2025-12-31', '2026-01-01', 'fr', '31 décembre 2025 – 1er janvier 2026'],
    ['2026-11-20', '2026-11-20', 'fr', '20 novembre 2026'],
    ['2000-01-01', '2026-11-20', 'fr', 'jusqu’au 20 novembre 2026'],
    ['2000-01-01', '2026-11-20', 'en', 'until November 20, 2026'],
    ['2026-11-01', '2026-11-20', 'en', 'November 1 – 20, 2026'],
    ['2026-10-28', '2026-11-20', 'en', 'October 28 – November 20, 2026'],
  ] as const)('%s to %s in %s: %s', (datedebut, datefin, lang, text) => {
    expect(formatPeriode(datedebut, datefin, lang)).toBe(text);
  });

  it('refuses what is no date', () => {
    expect(() => formatPeriode('2026-02-30', '2026-03-01', 'fr')).toThrow(RangeError);
  });
});

describe('isInPeriode', () => {
  it.each([
    ['2026-11-01', true],
    ['2026-11-20', true],
    ['2026-10-31', false],
    ['2026-11-21', false],
  ])('both days are of 1 to 20 November: %s %s', (day, expected) => {
    expect(isInPeriode(day, { datedebut: '2026-11-01', datefin: '2026-11-20' })).toBe(expected);
  });

  it('an open end holds everything', () => {
    expect(isInPeriode('2026-11-01', {})).toBe(true);
    expect(isInPeriode('2000-01-01', { datefin: '2026-11-01' })).toBe(true);
    expect(isInPeriode('2026-11-01', { datedebut: '2026-11-02' })).toBe(false);
  });
});

describe('nomDe (PRODUCT N)', () => {
  it.each([
    ['', '', 'tout'],
    ['2000-01-01', '2026-11-20', 'tout'],
    ['2026-11-20', '', 'jour'],
    ['2026-11-14', '2026-11-20', 'semaine'],
    ['2026-11-01', '2026-11-20', 'mois'],
    ['2026-10-01', '2026-11-20', 'trimestre'],
    ['2026-01-01', '2026-11-20', 'annee'],
    ['2026-10-01', '2026-10-31', 'moisdernier'],
    ['2026-10-01', '2026-10-30', 'choix'],
    ['2026-11-01', '2026-11-19', 'choix'],
    ['2026-11-02', '', 'choix'],
    ['', '2026-11-19', 'choix'],
  ])('names %j to %j: %s', (datedebut, datefin, name) => {
    expect(nomDe({ datedebut, datefin }, '2026-11-20')).toBe(name);
  });
});

describe('joursDe (PRODUCT N)', () => {
  it.each([
    ['jour', '2026-11-21', '2026-11-21'],
    ['semaine', '2026-11-21', '2026-11-15'],
    ['mois', '2026-11-21', '2026-11-01'],
    ['trimestre', '2026-11-21', '2026-10-01'],
    ['trimestre', '2026-12-31', '2026-10-01'],
    ['trimestre', '2026-01-01', '2026-01-01'],
    ['annee', '2026-11-21', '2026-01-01'],
    ['tout', '2026-11-21', '2000-01-01'],
    ['semaine', '2026-03-02', '2026-02-24'],
    ['moisdernier', '2026-11-21', '2026-10-01', '2026-10-31'],
    ['moisdernier', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['moisdernier', '2026-01-01', '2025-12-01', '2025-12-31'],
  ] as const)(
    '%s, seen on %s, begins on %s and ends today, the last month on its last day',
    (periode, today, datedebut, datefin: string = today) => {
      expect(joursDe(periode, today)).toEqual({ datedebut, datefin });
    },
  );
});

describe('joursChoisis', () => {
  it.each([
    ['2026-11-01', '2026-11-01', true],
    ['2026-11-02', '2026-11-01', false],
    ['', '2026-11-01', false],
    ['2026-11-01', '', false],
    ['2026-02-30', '2026-11-01', false],
  ])('%s to %s: %s', (datedebut, datefin, isPeriod) => {
    expect(joursChoisis({ datedebut, datefin })).toEqual(isPeriod ? { datedebut, datefin } : null);
  });
});
