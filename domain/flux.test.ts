import { describe, expect, it } from 'vitest';
import { desLeDebut, joursDesPas, pasDe, premiersJours, soldeApres } from './flux';

it('ADR 0035: what registers hold is what they held, what came in and went out, and what transfers moved', () => {
  expect(soldeApres(1000, { entrees: 500, sorties: 200, recus: 30, envoyes: 70 })).toBe(1260);
});

describe('desLeDebut (PRODUCT N)', () => {
  const flux = [0, 0, 5, 0].map((entrees) => ({ entrees, sorties: 0, solde: entrees }));

  it('all days begin with the first one on which something moved', () => {
    expect(desLeDebut(flux, '2000-01-01')).toEqual(flux.slice(2));
    expect(desLeDebut(flux.slice(0, 2), '2000-01-01')).toEqual([]);
  });

  it('other days begin where they were asked to', () => expect(desLeDebut(flux, '2026-01-01')).toEqual(flux));
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

describe('premiersJours', () => {
  it('the first week of 2000 begins on its Monday', () => {
    expect(premiersJours({ datedebut: '2000-01-01', datefin: '2000-01-04' }, 'semaine')).toEqual([
      '2000-01-01',
      '2000-01-03',
    ]);
  });

  it.each([
    ['jour', ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']],
    ['semaine', ['2026-11-20', '2026-11-23']],
    ['mois', ['2026-11-20']],
  ] as const)('20 to 23 November 2026 by %s begin on %s', (pas, premiers) => {
    expect(premiersJours({ datedebut: '2026-11-20', datefin: '2026-11-23' }, pas)).toEqual(premiers);
  });
});

it('PRODUCT N: each step of the flow ends before the next one, the last with the whole', () => {
  expect(joursDesPas(['2026-01-15', '2026-02-01', '2026-03-01'], '2026-03-10')).toEqual([
    { datedebut: '2026-01-15', datefin: '2026-01-31' },
    { datedebut: '2026-02-01', datefin: '2026-02-28' },
    { datedebut: '2026-03-01', datefin: '2026-03-10' },
  ]);
});
