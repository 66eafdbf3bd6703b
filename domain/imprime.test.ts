import { describe, expect, it } from 'vitest';
import {
  anneeOf,
  type Imprimee,
  isRenumbered,
  numeroOf,
  type RefusDecharge,
  type ReglementSignable,
  rangOf,
  refusDecharge,
  serieDeTransfert,
  serieOf,
} from './imprime';

describe('the number of a document (ADR 0041)', () => {
  it('says its series, its register, its year and its rank, of six digits or more', () => {
    const of = { serie: 'PC', code: 'C1', annee: 2026 } as const;
    expect(numeroOf({ ...of, rang: 123 })).toBe('PC-C1-2026-000123');
    expect(numeroOf({ ...of, rang: 1_234_567 })).toBe('PC-C1-2026-1234567');
  });

  it('of an order says no register: it is one of the house (ADR 0045)', () => {
    expect(numeroOf({ serie: 'BDC', code: '', annee: 2026, rang: 123 })).toBe('BDC-2026-000123');
    expect(rangOf('bdc-2026-000123')).toEqual({ serie: 'BDC', code: '', annee: 2026, rang: 123 });
    expect(['BDC-C1-2026-000123', 'BDC-2026-123', 'PC-2026-000123'].map(rangOf)).toEqual([null, null, null]);
  });

  it('is of the year in which it is written', () => {
    expect(anneeOf('2026-12-31')).toBe(2026);
  });

  it('is read as somebody typed it, and no other text is', () => {
    const read = { serie: 'BC', code: 'C1', annee: 2026, rang: 58 };
    expect(['BC-C1-2026-000058', ' bc-c1-2026-000058 '].map(rangOf)).toEqual([read, read]);
    expect(rangOf('PC-C1-2026-1234567')?.rang).toBe(1_234_567);
    const others = ['BC-C1-2026-58', 'XX-C1-2026-000058', 'BC-C1-2026-000058 bis', 'BC--2026-000058', ''];
    expect(others.map(rangOf)).toEqual(others.map(() => null));
  });

  it('of a transfer is of its source, and of a series of its own when it grants an advance (ADR 0047)', () => {
    expect([serieDeTransfert('banque'), serieDeTransfert('avance')]).toEqual(['TR', 'AV']);
    expect(rangOf('tr-c1-2026-000012')).toEqual({ serie: 'TR', code: 'C1', annee: 2026, rang: 12 });
    expect(rangOf('AV-C1-2026-000003')).toEqual({ serie: 'AV', code: 'C1', annee: 2026, rang: 3 });
  });

  it('of minutes is of the register that was counted (ADR 0049)', () => {
    expect(rangOf('pv-c1-2026-000012')).toEqual({ serie: 'PV', code: 'C1', annee: 2026, rang: 12 });
  });

  it('is of the series of money in for an order, of money out for an expense', () => {
    expect([serieOf(1), serieOf(0)]).toEqual(['PC', 'BC']);
  });
});

describe('a corrected payment (ADR 0041)', () => {
  const avant: Imprimee = {
    caisseid: 1,
    montantremis: 5000,
    montant: 4000,
    date: '2026-11-26',
    beneficiaire: 'Koné',
    beneficiairetel: '0707',
  };

  it.each<Partial<Imprimee>>([
    { caisseid: 2 },
    { montantremis: 4000 },
    { montant: 3000 },
    { date: '2026-11-25' },
    { beneficiaire: 'Kouassi' },
    { beneficiairetel: '' },
  ])('gets a new number for %j', (change) => {
    expect(isRenumbered(avant, { ...avant, ...change })).toBe(true);
  });

  it('keeps its number when nothing of that changes', () => {
    expect(isRenumbered(avant, { ...avant })).toBe(false);
  });
});

describe('the décharge of a payment (ADR 0048)', () => {
  const VU = 'BC-C1-2026-000058';
  const paye: ReglementSignable = { from: 0, contrepassele: null, numero: VU, decharge: '' };
  const autre = { numero: 'BC-C1-2026-000059' };
  const signe = { decharge: '/api/fichiers/3/signature.png' };
  const contrepasse = { contrepassele: '2026-11-26' };

  it.each<[Partial<ReglementSignable>, RefusDecharge | null]>([
    [{}, null],
    [{ ...autre, ...signe, ...contrepasse, from: 1 }, 'entree'],
    [{ ...autre, ...signe, ...contrepasse }, 'contrepasse'],
    [{ ...autre, ...signe }, 'numero_change'],
    [signe, 'deja_signe'],
  ])('of %j is refused as %s', (fields, refus) => {
    expect(refusDecharge({ ...paye, ...fields }, VU)).toBe(refus);
  });
});
