import { describe, expect, it } from 'vitest';
import { COUPURES, ecartOf, isComptee, isCoupure, sensOf, sommeComptage, suiteOf } from './arrete';

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
