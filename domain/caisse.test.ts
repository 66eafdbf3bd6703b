import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrepassationRefusal,
  depassementOf,
  ecartMouvement,
  isCodeCaisse,
  isEntreeRefusee,
  isJourArrete,
  type Mouvement,
  manqueOf,
  mouvementRefusal,
  proposedCode,
  signedMouvement,
  soldeAfterEdit,
  soldeOf,
} from './caisse';
import { MAX_MONTANT } from './limits';

const mouvement = fc.record({ type: fc.constantFrom<0 | 1>(0, 1), montant: fc.integer({ min: 0, max: MAX_MONTANT }) });

describe('what a register holds at most (ADR 0043)', () => {
  it.each([
    [500_000, 499_999, 0],
    [500_000, 500_000, 0],
    [500_000, 500_001, 1],
    [0, 900_000, 0],
  ])('a limit of %i is passed by a balance of %i by %i', (plafond, solde, depassement) => {
    expect(depassementOf({ plafond }, solde)).toBe(depassement);
    expect(isEntreeRefusee({ plafond, plafondrefuse: 1 }, solde)).toBe(depassement > 0);
    expect(isEntreeRefusee({ plafond, plafondrefuse: 0 }, solde)).toBe(false);
  });
});

describe('balance of a register (CONTRACT "Money calls")', () => {
  it('is what came in less what went out', () => {
    expect(
      soldeOf([
        { type: 1, montant: 500_000 },
        { type: 0, montant: 50_000 },
        { type: 0, montant: 70_000 },
      ]),
    ).toBe(380_000);
    expect(soldeOf([])).toBe(0);
  });
  it('counts a movement in as plus, out as minus', () => {
    expect(signedMouvement(1, 5)).toBe(5);
    expect(signedMouvement(0, 5)).toBe(-5);
  });
  it('after a creation, a correction or a deletion is the balance of the changed list (RELIABILITY P05)', () => {
    const maybe = fc.option(mouvement);
    fc.assert(
      fc.property(fc.array(mouvement, { maxLength: 20 }), maybe, maybe, (others, ancien, nouveau) => {
        const list = (one: Mouvement | null) => (one ? [...others, one] : others);
        expect(soldeAfterEdit(soldeOf(list(ancien)), ancien, nouveau)).toBe(soldeOf(list(nouveau)));
      }),
    );
  });
});

describe('mouvementRefusal (CONTRACT "Money calls", spec § 2 Cash registers)', () => {
  it.each([
    [{ isfirst: 1 }, 'mouvement_ouverture'],
    [{ isfirst: 1, reglementid: 4 }, 'mouvement_ouverture'],
    [{ reglementid: 4 }, 'mouvement_lie'],
    [{ reglementid: 4, contrepassele: '2026-11-20' }, 'mouvement_lie'],
    [{ fraisde: 4 }, 'mouvement_lie'],
    [{ origine: 'troppercu' }, 'mouvement_lie'],
    [{ arreteid: 7 }, 'mouvement_ecart'],
    [{ contrepasseid: 3 }, 'mouvement_contrepassation'],
    [{ transfertid: 2 }, 'mouvement_transfert'],
    [{ contrepassele: '2026-11-20' }, 'mouvement_contrepasse'],
    [{}, null],
  ] as const)('%j: %s', (links, refusal) => {
    const owners = {
      reglementid: null,
      fraisde: null,
      arreteid: null,
      contrepasseid: null,
      transfertid: null,
    } as const;
    const manual = { origine: 'manuel', isfirst: 0, ...owners, contrepassele: null } as const;
    expect(mouvementRefusal({ ...manual, ...links })).toBe(refusal);
  });
});

describe('contrepassationRefusal (ADR 0034)', () => {
  it.each([
    ['2026-11-19', null, '2026-11-20', null],
    ['2026-11-20', null, '2026-11-20', null],
    ['2026-11-21', null, '2026-11-20', 'jour_ouvert'],
    ['2026-11-19', null, null, 'jour_ouvert'],
    ['2026-11-19', '2026-11-23', '2026-11-20', 'deja_faite'],
  ])('of %s, reversed on %s, closed up to %s: %s', (date, contrepassele, arretele, refusal) => {
    expect(contrepassationRefusal({ date, contrepassele }, arretele)).toBe(refusal);
  });
});

describe('what a register that would fall below zero answers (RELIABILITY § 2.4)', () => {
  it('money out is more than there is, money that came in has left since', () => {
    expect([manqueOf(0), manqueOf(1), manqueOf(null)]).toEqual(['solde_insuffisant', 'solde_engage', 'solde_engage']);
  });
});

describe('what a movement changes in its register (CONTRACT "Money calls")', () => {
  it('is its effect when it is created, the difference when it is corrected, all of it back when it is deleted', () => {
    const [entree, sortie] = [{ type: 1, montant: 50 } as const, { type: 0, montant: 20 } as const];
    expect([ecartMouvement(null, sortie), ecartMouvement(entree, sortie), ecartMouvement(entree, null)]).toEqual([
      -20, -70, -50,
    ]);
  });
});

describe('the code of a register (ADR 0032)', () => {
  it.each(['C1', 'W12', 'ABC123', '0'])('%s is one', (code) => expect(isCodeCaisse(code)).toBe(true));
  it.each(['', 'c1', 'É1', 'C 1', 'C-1', 'ABCDEFG', 'C1\n'])('“%s” is none', (code) => {
    expect(isCodeCaisse(code)).toBe(false);
  });
  it.each([
    ['Caisse du siège', [], 'C1'],
    ['Caisse du siège', ['C1', 'C2', 'C4'], 'C3'],
    ['Wave entreprise', ['C1'], 'W1'],
    ['« Épargne »', [], 'E1'],
    ['2e coffre', [], 'E1'],
    ['١٢٣', [], 'C1'],
  ])('%s, with %j taken, gets %s', (libelle, taken, code) => {
    expect(proposedCode(libelle, new Set(taken))).toBe(code);
    expect(isCodeCaisse(code)).toBe(true);
  });
});

describe('a closed day (ADR 0031)', () => {
  it.each([
    [null, '2000-01-01', false],
    ['2026-11-21', '2026-11-20', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-21', '2026-11-22', false],
    ['2026-11-30', '2026-12-01', false],
  ])('closed up to %s, %s: %s', (arretele, date, isClosed) => expect(isJourArrete(arretele, date)).toBe(isClosed));
});
