import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MONTANT } from './limits';
import { sum } from './money';
import {
  besoinOf,
  computeReglement,
  hasIdentical,
  isImplausible,
  owedOf,
  owedWhenEditing,
  READS_REGLEMENT,
  REGLEMENT_FROM,
  type ReglementFrom,
  refusalOf,
  restantsApres,
  typeOf,
  WRITES_REGLEMENT,
} from './reglement';

const montants = fc.integer({ min: 0, max: MAX_MONTANT });
const froms = fc.constantFrom<ReglementFrom>(0, 1);

describe('computeReglement (spec § 4 Payment amounts, PRODUCT 1.2)', () => {
  it('gives back what exceeds the debt', () => {
    expect(computeReglement({ owed: 70_000, remis: 80_000 })).toEqual({
      net: 70_000,
      rendu: 10_000,
      troppercu: 0,
      restant: 0,
    });
  });
  it('has no change by an operator, and loses nothing of what it received (ADR 0052)', () => {
    expect(computeReglement({ owed: 298_000, remis: 400_000, isOperateur: true })).toEqual({
      net: 298_000,
      rendu: 0,
      troppercu: 102_000,
      restant: 0,
    });
  });
  it('leaves nothing when the amounts are equal', () => {
    expect(computeReglement({ owed: 500, remis: 500 })).toEqual({ net: 500, rendu: 0, troppercu: 0, restant: 0 });
  });
  it('leaves the difference when less is handed over', () => {
    expect(computeReglement({ owed: 120_000, remis: 50_000 })).toEqual({
      net: 50_000,
      rendu: 0,
      troppercu: 0,
      restant: 70_000,
    });
  });
  it('neither makes nor loses a franc, and gives change only when the debt is settled (RELIABILITY I11)', () => {
    fc.assert(
      fc.property(montants, montants, (owed, remis) => {
        const { net, rendu, restant } = computeReglement({ owed, remis });
        expect(net + rendu).toBe(remis);
        expect(net + restant).toBe(owed);
        expect(Math.min(net, rendu, restant)).toBeGreaterThanOrEqual(0);
        expect(rendu > 0 && restant > 0).toBe(false);
      }),
    );
  });
  it.each([-1, 0.5, Number.NaN, MAX_MONTANT + 1])('refuses %d on both sides', (x) => {
    expect(() => computeReglement({ owed: x, remis: 1 })).toThrow(RangeError);
    expect(() => computeReglement({ owed: 1, remis: x })).toThrow(RangeError);
  });
});

describe('what nobody hands over (DESIGN rule 15)', () => {
  it.each([
    ['any number of digits', 5_000, 999_999_999, true],
    ['one zero too many', 500_000, 5_000_000, true],
    ['a note of 10 000 for little', 500, 10_000, false],
    ['the largest note of change', 45_000, 55_000, true],
    ['less than it', 45_000, 54_999, false],
    ['nothing owed', 0, 50_000, false],
  ] as const)('%s: of %d, %d', (_, owed, remis, isAsked) => {
    expect(isImplausible({ owed, remis })).toBe(isAsked);
  });
  it('is no question to an operator, who gives no change: what is too much is asked about as such (ADR 0052)', () => {
    expect(isImplausible({ owed: 500_000, remis: 5_000_000, isOperateur: true })).toBe(false);
  });
});

describe('what is owed (RELIABILITY § 2.1)', () => {
  it('is the debt less the other live payments', () => {
    expect(owedOf({ montantDette: 120_000, netsDesAutres: [] })).toBe(120_000);
    expect(owedOf({ montantDette: 120_000, netsDesAutres: [50_000, 70_000] })).toBe(0);
  });
  it('is never negative: such a state is refused', () => {
    expect(() => owedOf({ montantDette: 10, netsDesAutres: [11] })).toThrow(RangeError);
  });
  it('grows by its own amount when a payment is edited (spec § 4)', () => {
    expect(owedWhenEditing(70_000, 50_000)).toBe(120_000);
  });
});

describe('what a register must hold for a payment (CONTRACT "Money calls", RELIABILITY § 2.4)', () => {
  it('an expense’s register must hold all that is handed over and the fee, an order’s nothing', () => {
    const paid = { remis: 80_000, net: 70_000, troppercu: 0, frais: 800 };
    expect([besoinOf(0, paid), besoinOf(1, paid)]).toEqual([80_800, 0]);
  });
  it('an order’s register must hold what the fee takes beyond what comes in', () => {
    expect(besoinOf(1, { remis: 100, net: 100, troppercu: 0, frais: 150 })).toBe(50);
    expect(besoinOf(1, { remis: 130, net: 100, troppercu: 30, frais: 150 })).toBe(20);
  });
});

describe('direction of a payment (CONTRACT "Money calls")', () => {
  it('leaves the register for an expense, enters it for an order', () => {
    expect(typeOf(REGLEMENT_FROM.depense)).toBe('-');
    expect(typeOf(REGLEMENT_FROM.commande)).toBe('1');
  });
  it('is read and written by the rights of what it settles (CONTRACT "Permissions")', () => {
    expect(READS_REGLEMENT).toEqual({ 0: 'depenses', 1: 'commandes' });
    expect(WRITES_REGLEMENT).toEqual({ 0: 'depenses.regler', 1: 'commandes.regler' });
  });
});

describe('restantsApres (PRODUCT 1.4)', () => {
  it('counts in date order, then id order, whatever the order given', () => {
    const restants = restantsApres(100, [
      { reglementid: 3, date: '2026-11-02', net: 20 },
      { reglementid: 2, date: '2026-11-03', net: 10 },
      { reglementid: 1, date: '2026-11-02', net: 30 },
      { reglementid: 9, date: '2026-10-31', net: 5 },
    ]);
    expect([...restants]).toEqual([
      [9, 95],
      [1, 65],
      [3, 45],
      [2, 35],
    ]);
  });
  it('ends at what is owed, and never grows', () => {
    const reglements = fc.uniqueArray(
      fc.record({
        reglementid: fc.nat(),
        date: fc.constantFrom('2026-01-31', '2026-02-01', '2026-11-20'),
        net: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      { selector: ({ reglementid }) => reglementid, minLength: 1 },
    );
    fc.assert(
      fc.property(reglements, montants, (list, restant) => {
        const nets = list.map(({ net }) => net);
        const values = [...restantsApres(sum([restant, ...nets]), list).values()];
        expect(values.at(-1)).toBe(restant);
        expect(values).toEqual([...values].sort((a, b) => b - a));
      }),
    );
  });
});

describe('refusalOf (CONTRACT "Money calls")', () => {
  const accepted = { owed: 100, remis: 50, frais: 0, solde: 50, from: 0 } as const;
  it.each([
    ['a payment the register can bear', {}, null],
    ['an amount of 0', { remis: 0, owed: 0, solde: 0 }, 'montant_nul'],
    ['a settled debt', { owed: 0, solde: 0 }, 'deja_solde'],
    ['an expense above the balance', { solde: 49 }, 'solde_insuffisant'],
    [
      'more handed over than the drawer holds, though the applied part is there',
      { owed: 10, solde: 49 },
      'solde_insuffisant',
    ],
    ['an order: its money enters the register', { from: 1, solde: 0 }, null],
    ['a fee that the register cannot bear', { frais: 1 }, 'solde_insuffisant'],
    ['an order’s fee out of what comes in', { from: 1, frais: 50, solde: 0 }, null],
    ['an order’s fee beyond that', { from: 1, frais: 51, solde: 0 }, 'solde_insuffisant'],
    ['more from a wallet than an order owes', { from: 1, isOperateur: true, owed: 40 }, 'trop_percu'],
    ['the same where exactly that is kept', { from: 1, isOperateur: true, owed: 40, garde: 10 }, null],
    ['the same where something else is kept', { from: 1, isOperateur: true, owed: 40, garde: 9 }, 'trop_percu'],
    ['more by a wallet than an expense owes', { isOperateur: true, owed: 40 }, 'trop_verse'],
  ] as const)('%s', (_, change, refusal) => expect(refusalOf({ ...accepted, ...change })).toBe(refusal));

  it('lets through nothing that the ledger would refuse', () => {
    const small = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(small, small, small, small, froms, (owed, remis, frais, solde, from) => {
        fc.pre(refusalOf({ owed, remis, frais, solde, from }) === null);
        const { net } = computeReglement({ owed, remis });
        expect(net).toBeGreaterThan(0);
        expect(solde + (from === 0 ? -net : net) - frais).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('PRODUCT D: identical payment', () => {
  const paid = { reglementid: 7, caisseid: 1, montantremis: 50_000, date: '2026-11-20', contrepassele: null };
  const typed = { caisseid: 1, montantremis: 50_000, date: '2026-11-20', reglementid: null };

  it('same register, amount and day', () => {
    expect(hasIdentical([paid], typed)).toBe(true);
    expect(hasIdentical([paid], { ...typed, caisseid: 2 })).toBe(false);
    expect(hasIdentical([paid], { ...typed, montantremis: 40_000 })).toBe(false);
    expect(hasIdentical([paid], { ...typed, date: '2026-11-19' })).toBe(false);
  });

  it('a reversed payment may be made again (ADR 0034)', () => {
    expect(hasIdentical([{ ...paid, contrepassele: '2026-11-23' }], typed)).toBe(false);
  });

  it('a payment being edited is not identical to itself', () => {
    expect(hasIdentical([paid], { ...typed, reglementid: 7 })).toBe(false);
  });
});
