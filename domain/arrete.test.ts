import { describe, expect, it } from 'vitest';
import {
  type ArreteJuge,
  COUPURES,
  type Decision,
  ecartOf,
  imputationsOf,
  isComptee,
  isCoupure,
  refusDecision,
  sensOf,
  sommeComptage,
  suiteOf,
} from './arrete';

describe('a count by notes and coins (ADR 0033)', () => {
  it('knows each note and coin once, from the largest to the smallest, 500 as both', () => {
    const names = COUPURES.map(({ forme, coupure }) => `${forme} ${coupure}`);
    expect(new Set(names).size).toBe(14);
    expect(names).toEqual(expect.arrayContaining(['billet 500', 'piece 500', 'appoint 1']));
    const values = COUPURES.map(({ coupure }) => coupure);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(isCoupure({ forme: 'billet', coupure: 250 })).toBe(false);
    expect(isCoupure({ forme: 'piece', coupure: 250 })).toBe(true);
  });

  it('reaches any balance, and adds up exactly', () => {
    expect(sommeComptage([])).toBe(0);
    const of = (forme: 'billet' | 'piece' | 'appoint', coupure: number, nombre: number) => ({ forme, coupure, nombre });
    expect(sommeComptage([of('billet', 10_000, 1), of('piece', 100, 23), of('appoint', 1, 47)])).toBe(12_347);
    expect(sommeComptage([of('billet', 10_000, 1_000_000)])).toBe(10_000_000_000);
  });

  it('is of cash alone', () => {
    expect(isComptee('especes')).toBe(true);
    for (const nature of ['wave', 'orange', 'mtn', 'moov', 'banque'] as const) expect(isComptee(nature)).toBe(false);
  });
});

describe('a variance', () => {
  it('is what was counted less what was expected', () => {
    expect(ecartOf(50_000, 47_500)).toBe(-2500);
    expect([-2500, 0, 5].map(sensOf)).toEqual(['manquant', 'juste', 'excedent']);
  });

  it('is owed by somebody only where money is missing (ADR 0040)', () => {
    expect(imputationsOf(-1)).toEqual(['charge', 'porteur']);
    expect(imputationsOf(1)).toEqual(['charge']);
  });

  it('stands where its reason and its movement leave it', () => {
    const of = (facts: Partial<Parameters<typeof suiteOf>[0]>) =>
      suiteOf({ etat: 'valide', ecart: -1, motif: '', mouvementcaisseid: null, ...facts });
    expect(of({})).toBe('a_expliquer');
    expect(of({ ecart: 0 })).toBe('juste');
    expect(of({ motif: 'Erreur de rendu' })).toBe('explique');
    expect(of({ motif: 'Erreur de rendu', mouvementcaisseid: 4 })).toBe('regularise');
    expect(of({ etat: 'rouvert', mouvementcaisseid: 4 })).toBe('rouvert');
  });
});

describe('a decision about a closing (ADR 0033)', () => {
  const [MOI, AUTRE, JOUR] = [7, 8, '2026-11-21'];
  const manquant: ArreteJuge = {
    nature: 'journee',
    jusquau: JOUR,
    ecart: -500,
    motif: '',
    comptepar: AUTRE,
    etat: 'valide',
    file: '',
    regularisation: null,
    dernier: true,
  };
  const JOURS = { arretele: JOUR, today: JOUR };
  const sien = { comptepar: MOI };
  const regularise = { regularisation: {} };
  const rouvert = { etat: 'rouvert' } as const;

  // Each line breaks one rule more than the line below it: the first reason is told.
  it.each([
    ['expliquer', { ...rouvert, motif: 'm' }, 'rouvert'],
    ['expliquer', { ...sien, ...regularise, motif: 'm' }, 'deja_explique'],
    ['expliquer', { ...regularise, motif: 'm' }, 'autre_comptage'],
    ['expliquer', { ...sien, ecart: 0 }, 'deja_explique'],
    ['expliquer', { ...sien, ...regularise, dernier: false }, null],
    ['joindre', { ...rouvert, ...regularise, file: 'f' }, 'rouvert'],
    ['joindre', { ...regularise, file: 'f' }, 'autre_comptage'],
    ['joindre', { ...sien, ...regularise, file: 'f' }, 'deja_joint'],
    ['joindre', { ...sien, ...regularise, ecart: 0, dernier: false }, null],
    ['regulariser', { ...rouvert, ...sien, ...regularise, ecart: 0, dernier: false }, 'rouvert'],
    ['regulariser', { ...sien, ...regularise, ecart: 0, dernier: false }, 'propre_comptage'],
    ['regulariser', { ...regularise, ecart: 0, dernier: false }, 'deja_regularise'],
    ['regulariser', { ecart: 0, dernier: false }, 'sans_ecart'],
    ['regulariser', { dernier: false }, 'pas_dernier'],
    ['regulariser', { nature: 'controle', jusquau: '2026-11-20' }, null],
    ['rouvrir', { nature: 'controle', ...rouvert, ...sien, ...regularise, jusquau: '2026-11-20' }, 'controle'],
    ['rouvrir', { ...rouvert, ...sien, ...regularise, jusquau: '2026-11-20' }, 'rouvert'],
    ['rouvrir', { ...sien, ...regularise, jusquau: '2026-11-20' }, 'propre_comptage'],
    ['rouvrir', { ...regularise, jusquau: '2026-11-20' }, 'deja_regularise'],
    ['rouvrir', { ...regularise, ecart: -1 }, 'deja_regularise'],
    ['rouvrir', { jusquau: '2026-11-20' }, 'pas_dernier'],
    ['rouvrir', { ecart: 0, dernier: false }, null],
  ] as const)('%s with %o: %s', (decision, facts, refus) => {
    expect(refusDecision(decision, { ...manquant, ...facts }, JOURS, MOI)).toBe(refus);
  });

  it('reopens a booked closing that a clock ahead dated after today, and nothing else more (ADR 0018)', () => {
    const veille = { ...JOURS, today: '2026-11-20' };
    const refusOf = (decision: Decision, facts: Partial<ArreteJuge>) =>
      refusDecision(decision, { ...manquant, ...regularise, ...facts }, veille, MOI);
    expect(refusOf('rouvrir', {})).toBe(null);
    expect(refusOf('rouvrir', sien)).toBe('propre_comptage');
    expect(refusOf('rouvrir', { jusquau: '2026-11-22' })).toBe('pas_dernier');
    expect(refusOf('regulariser', {})).toBe('deja_regularise');
  });

  it('is judged for anybody but who counted without a user', () => {
    expect(refusDecision('regulariser', { ...manquant, ...sien }, JOURS, null)).toBeNull();
  });
});
