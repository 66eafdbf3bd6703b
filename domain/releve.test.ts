import { describe, expect, it } from 'vitest';
import { MAX_JOURS_RELEVE } from './limits';
import { isPeriodeReleve, libelleReleve, nomReleve, type PieceReleve, releveOf } from './releve';

const commande = (commandeid: number, date: string, montant: number): PieceReleve => ({
  date,
  nature: 'commande',
  libelle: 'Ciment',
  commandeid,
  reglementid: null,
  montant,
});
const reglement = (reglementid: number, date: string, montant: number): PieceReleve => ({
  ...commande(1, date, montant),
  nature: 'reglement',
  libelle: '',
  reglementid,
});

describe('a client’s statement (PRODUCT M)', () => {
  it('a reversed payment is paid on its day and owed again on the day of its reversal (ADR 0034)', () => {
    const reversal = { ...reglement(5, '2026-03-09', 400), nature: 'contrepassation' } as const;
    const { lignes, totaldebit, totalcredit } = releveOf(0, [
      reversal,
      commande(2, '2026-03-01', 1000),
      reglement(5, '2026-03-02', 400),
    ]);
    expect(lignes.map(({ debit, credit, solde }) => [debit, credit, solde])).toEqual([
      [1000, 0, 1000],
      [0, 400, 600],
      [400, 0, 1000],
    ]);
    expect([totaldebit, totalcredit]).toEqual([1400, 400]);
  });

  it('runs from what was owed before, a day’s orders before its payments, of equals the first written', () => {
    const pieces = [
      commande(2, '2026-03-01', 300),
      reglement(9, '2026-03-02', 400),
      commande(8, '2026-03-02', 1000),
      reglement(5, '2026-03-02', 100),
    ];
    const { lignes, ...totals } = releveOf(700, pieces);
    expect(
      lignes.map(({ commandeid, reglementid, debit, credit, solde }) => [
        reglementid ?? commandeid,
        debit,
        credit,
        solde,
      ]),
    ).toEqual([
      [2, 300, 0, 1000],
      [8, 1000, 0, 2000],
      [5, 0, 100, 1900],
      [9, 0, 400, 1500],
    ]);
    expect(totals).toEqual({ reportdebut: 700, totaldebit: 1300, totalcredit: 500, soldefin: 1500 });
  });

  it('goes below nothing where a payment bears an earlier date than its order', () => {
    const { lignes } = releveOf(0, [commande(1, '2026-03-02', 500), reglement(3, '2026-03-01', 500)]);
    expect(lignes.map(({ solde }) => solde)).toEqual([-500, 0]);
  });

  it('of nothing ends with what was owed before', () => {
    expect(releveOf(250, [])).toEqual({ reportdebut: 250, lignes: [], totaldebit: 0, totalcredit: 0, soldefin: 250 });
  });

  it('names an order by its first article and how many others it has', () => {
    expect([libelleReleve('Ciment', 1), libelleReleve('Ciment', 3)]).toEqual(['Ciment', 'Ciment (+ 2)']);
  });

  it('is of a year at most, a leap year too', () => {
    expect(MAX_JOURS_RELEVE).toBe(366);
    expect(isPeriodeReleve('2028-01-01', '2028-12-31')).toBe(true);
    expect(isPeriodeReleve('2026-01-01', '2027-01-01')).toBe(true);
    expect(isPeriodeReleve('2026-01-01', '2027-01-02')).toBe(false);
  });

  it('is a file named by its client and its last day', () => {
    expect(nomReleve(12, '2026-11-26')).toBe('releve-12-2026-11-26.pdf');
  });
});
