import { describe, expect, it } from 'vitest';
import { joursChoisis, joursDe, pasDe } from './periode';

describe('joursDe (PRODUCT N)', () => {
  it.each([
    ['jour', '2026-11-21', '2026-11-21'],
    ['semaine', '2026-11-21', '2026-11-15'],
    ['mois', '2026-11-21', '2026-11-01'],
    ['trimestre', '2026-11-21', '2026-10-01'],
    ['trimestre', '2026-12-31', '2026-10-01'],
    ['trimestre', '2026-01-01', '2026-01-01'],
    ['annee', '2026-11-21', '2026-01-01'],
    ['semaine', '2026-03-02', '2026-02-24'],
  ] as const)('%s, seen on %s, begins on %s and ends today', (periode, today, datedebut) => {
    expect(joursDe(periode, today)).toEqual({ datedebut, datefin: today });
  });
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

describe('pasDe', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 'jour'],
    ['2026-10-01', '2026-10-31', 'jour'],
    ['2026-10-01', '2026-11-01', 'semaine'],
    ['2026-01-01', '2026-07-01', 'semaine'],
    ['2026-01-01', '2026-07-02', 'mois'],
  ])('%s to %s is drawn by %s', (datedebut, datefin, pas) => {
    expect(pasDe({ datedebut, datefin })).toBe(pas);
  });
});
