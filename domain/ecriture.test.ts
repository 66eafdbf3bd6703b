import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soldeOf } from './caisse';
import { type Changement, changementsDe, ecartIn, enOrdre, type MouvementDu, type Pose, poseDe } from './ecriture';
import { add, subtract } from './money';
import {
  changementsDeReglement,
  changementsDeReponse,
  minimumDeReglement,
  mouvementDEcart,
  mouvementDeContrepassation,
  mouvementDOuverture,
  mouvementSaisi,
  mouvementsDeReglement,
  mouvementsDeTransfert,
  type ReglementPosable,
} from './mouvementsDus';

const francs = fc.integer({ min: 1, max: 1_000_000 });
const maybe = fc.oneof(fc.constant(0), francs);
const caisses = fc.integer({ min: 1, max: 3 });
const days = fc.constantFrom('2026-11-28', '2026-11-29');

const reglements: fc.Arbitrary<ReglementPosable> = fc.record({
  reglementid: fc.constant(7),
  from: fc.constantFrom(0 as const, 1 as const),
  caisseid: caisses,
  date: days,
  reference: fc.constantFrom('', 'W-1', 'W-2'),
  net: francs,
  remis: francs,
  troppercu: maybe,
  frais: maybe,
  tropde: fc.constantFrom(null, 3),
});
/** A payment before and after a correction, which changes neither its debt's kind nor what pays it. */
const corrections = fc
  .tuple(reglements, reglements)
  .map(([avant, apres]) => [avant, { ...apres, from: avant.from, tropde: avant.tropde }] as const);

const transferts = fc
  .record({
    ...{
      transfertid: fc.constant(5),
      sourceid: fc.constant(1),
      cibleid: fc.constant(2),
      montant: francs,
      frais: maybe,
    },
    date: days,
    referencesource: fc.constant('S'),
    referencecible: fc.constant('C'),
    etat: fc.constantFrom('envoye' as const, 'recu' as const, 'refuse' as const, 'annule' as const),
  })
  .map((fields) => ({ ...fields, datereponse: fields.etat === 'envoye' ? null : fields.date }));

type Change = [avant: MouvementDu[], apres: MouvementDu[]];

const documents: fc.Arbitrary<Change> = fc.oneof(
  corrections.map(([avant, apres]): Change => [mouvementsDeReglement(avant), mouvementsDeReglement(apres)]),
  fc
    .oneof(reglements.map(mouvementsDeReglement), transferts.map(mouvementsDeTransfert))
    .map((apres): Change => [[], apres]),
  transferts.map(
    (apres): Change => [
      mouvementsDeTransfert({ ...apres, etat: 'envoye', datereponse: null }),
      mouvementsDeTransfert(apres),
    ],
  ),
);

/** What postings change in each register, signed francs. */
function soldesDe(poses: readonly Pick<Pose, 'caisseid' | 'delta'>[]): Map<number, number> {
  const soldes = new Map<number, number>();
  for (const { caisseid, delta } of poses) soldes.set(caisseid, add(soldes.get(caisseid) ?? 0, delta));
  return soldes;
}

const posesOf = (avant: readonly MouvementDu[], apres: readonly MouvementDu[]) =>
  changementsDe(avant, apres).map(({ pose }) => pose);

const heldBy = (caisseid: number, mouvements: readonly MouvementDu[]) =>
  soldeOf(mouvements.filter((one) => one.caisseid === caisseid));

describe('postings (ARCHITECTURE, RELIABILITY § 2.1)', () => {
  it('bring each register from what the document had there to what it has', () => {
    fc.assert(
      fc.property(documents, caisses, ([avant, apres], caisseid) => {
        const moved = soldesDe(posesOf(avant, apres)).get(caisseid) ?? 0;
        expect(moved).toBe(subtract(heldBy(caisseid, apres), heldBy(caisseid, avant)));
      }),
    );
  });

  it('undone post the inverse', () => {
    fc.assert(
      fc.property(documents, ([avant, apres]) => {
        const [done, undone] = [soldesDe(posesOf(avant, apres)), soldesDe(posesOf(apres, avant))];
        for (const [caisseid, delta] of done) expect(add(undone.get(caisseid) ?? 0, delta)).toBe(0);
      }),
    );
  });

  it('make of a balance what they post in its register', () => {
    fc.assert(
      fc.property(reglements, reglements, caisses, (avant, apres, caisseid) => {
        const [before, after] = [mouvementsDeReglement(avant), mouvementsDeReglement(apres)];
        const held = (all: readonly MouvementDu[]) => soldeOf(all.filter((one) => one.caisseid === caisseid));
        expect(ecartIn(caisseid, changementsDe(before, after))).toBe(subtract(held(after), held(before)));
      }),
    );
  });
  it('change the number of live movements by what is there, and of payments by the payment', () => {
    fc.assert(
      fc.property(documents, ([avant, apres]) => {
        const poses = posesOf(avant, apres);
        const counted = poses.reduce((all, { mouvements }) => all + mouvements, 0);
        expect(counted).toBe(apres.length - avant.length);
        const paid = (mouvements: readonly MouvementDu[]) =>
          mouvements.filter(({ origine }) => origine === 'reglement').length;
        const reglees = poses.reduce((all, { reglements: { depense, commande } }) => all + depense + commande, 0);
        expect(reglees).toBe(paid(apres) - paid(avant));
      }),
    );
  });

  it('are taken register by register, what comes in first, whatever order they were given in', () => {
    fc.assert(
      fc.property(documents, ([avant, apres]) => {
        const poses = posesOf(avant, apres);
        const ranks = enOrdre(poses).map(({ caisseid, delta }) => caisseid * 2 + Number(delta < 0));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(soldesDe(enOrdre(poses.toReversed()))).toEqual(soldesDe(enOrdre(poses)));
      }),
    );
  });
});

const paid: ReglementPosable = {
  reglementid: 7,
  from: 1,
  caisseid: 2,
  date: '2026-11-29',
  reference: 'W-1',
  tropde: null,
  net: 100,
  remis: 130,
  troppercu: 30,
  frais: 5,
};

describe('what a document has in registers', () => {
  it.each([
    [
      'its own, the surplus by the same operation, the fee',
      paid,
      ['reglement 1 100 W-1', 'troppercu 1 30 W-1', 'frais 0 5 '],
    ],
    ['of an expense leaves', { ...paid, from: 0, troppercu: 0, frais: 0 } as const, ['reglement 0 100 W-1']],
    [
      'paid by a surplus takes it out',
      { ...paid, troppercu: 0, frais: 0, tropde: 3 },
      ['reglement 1 100 W-1', 'troppercu 0 100 '],
    ],
  ])('a payment: %s (ADR 0037, 0052)', (_, reglement, expected) => {
    const found = mouvementsDeReglement(reglement);
    expect(found.map(({ origine, type, montant, reference }) => `${origine} ${type} ${montant} ${reference}`)).toEqual(
      expected,
    );
  });

  it('a payment of an order is brought in, unless a surplus pays it', () => {
    const apports = (tropde: number | null) =>
      mouvementsDeReglement({ ...paid, tropde }).map(({ isApport }) => isApport);
    expect([apports(null), apports(3)]).toEqual([
      [true, true, false],
      [false, true, false, false],
    ]);
  });

  const sent = {
    transfertid: 5,
    sourceid: 1,
    cibleid: 2,
    montant: 80,
    frais: 2,
    date: '2026-11-28',
    datereponse: null,
    referencesource: 'S',
    referencecible: 'C',
  };
  it.each([
    ['envoye', null, ['1 0 80 2026-11-28 S', '1 0 2 2026-11-28 ']],
    ['recu', '2026-11-29', ['1 0 80 2026-11-28 S', '1 0 2 2026-11-28 ', '2 1 80 2026-11-29 C']],
    ['refuse', '2026-11-29', ['1 0 80 2026-11-28 S', '1 0 2 2026-11-28 ', '1 1 80 2026-11-29 ']],
    ['annule', '2026-11-29', ['1 0 80 2026-11-28 S', '1 0 2 2026-11-28 ', '1 1 80 2026-11-29 ']],
  ] as const)('a transfer that is %s (ADR 0035)', (etat, datereponse, expected) => {
    const found = mouvementsDeTransfert({ ...sent, etat, datereponse });
    const shown = found.map(({ caisseid, type, montant, date, reference }) =>
      [caisseid, type, montant, date, reference].join(' '),
    );
    expect(shown).toEqual(expected);
  });

  it('the answer of a transfer brings its money on, or back; one that was received leaves nothing', () => {
    const [avant, recu] = [
      { ...sent, etat: 'envoye' } as const,
      { ...sent, etat: 'recu', datereponse: '2026-11-29' } as const,
    ];
    const deltas = (changements: readonly Changement[]) => changements.map(({ pose }) => pose.delta);
    expect(deltas(changementsDeReponse(avant, recu))).toEqual([80]);
    expect(deltas(changementsDeReponse(recu, { ...recu, etat: 'annule' }))).toEqual([80, 2, -80]);
  });

  it('what books a closing is taken by its closed day, and nothing else is (ADR 0033, 0040)', () => {
    const arrete = { arreteid: 4, caisseid: 1, jusquau: '2026-11-28' };
    const [manquant] = mouvementsDeTransfert({ ...sent, etat: 'recu', datereponse: '2026-11-28', arreteid: 4 });
    const booked = [mouvementDEcart({ ...arrete, ecart: -9 }), mouvementDEcart({ ...arrete, ecart: 9 }), manquant];
    const others = [mouvementSaisi({ caisseid: 1, type: 1, montant: 1, date: '2026-11-28', reference: '' })];
    const taken = [...booked, ...others].map((one) => poseDe(null, one as MouvementDu));
    expect(taken.map(({ delta, isRegularisation }) => [delta, isRegularisation])).toEqual([
      [-9, true],
      [9, true],
      [-80, true],
      [1, false],
    ]);
  });

  it('a reversal takes back what it names, and an opening brings what the register holds', () => {
    const reversed = { caisseid: 1, mouvementcaisseid: 12, type: 1, montant: 40 } as const;
    const of = { liens: { contrepasseid: 12 } };
    expect(mouvementDeContrepassation(reversed, '2026-11-29')).toMatchObject({ ...of, type: 0 });
    expect(mouvementDeContrepassation({ ...reversed, type: 0 }, '2026-11-29')).toMatchObject({ ...of, type: 1 });
    expect(poseDe(null, mouvementDOuverture(1, 40, '2026-11-29'))).toMatchObject({ delta: 40, mouvements: 1 });
  });
});

describe('a correction', () => {
  const told = (changements: readonly Changement[]) =>
    changements.map(({ pose: { caisseid, motif, date, delta } }) => [caisseid, motif, date, delta].join(' '));
  const moved = (change: Partial<ReglementPosable>) => told(changementsDeReglement(paid, { ...paid, ...change }));

  it('posts differences in its register, by the earlier of both days', () => {
    expect(moved({ net: 70, date: '2026-11-27', frais: 0 })).toEqual([
      '2 modification 2026-11-27 -30',
      '2 modification 2026-11-27 0',
      '2 suppression 2026-11-29 5',
    ]);
  });

  it('leaves nothing in the former register (RELIABILITY I06)', () => {
    expect(moved({ caisseid: 1, troppercu: 0, frais: 0 })).toEqual([
      '1 creation 2026-11-29 100',
      '2 suppression 2026-11-29 -100',
      '2 suppression 2026-11-29 -30',
      '2 suppression 2026-11-29 5',
    ]);
  });

  it('that moves nothing is judged by its day all the same', () => {
    const unjudged = changementsDe(mouvementsDeReglement(paid), mouvementsDeReglement(paid));
    expect([told(unjudged), moved({})]).toEqual([[], ['2 modification 2026-11-29 0']]);
    const gone = changementsDeReglement(paid, null).map(({ pose }) => pose.delta);
    expect([gone, changementsDeReglement(null, paid).map(({ pose }) => pose.delta)]).toEqual([
      [-100, -30, 5],
      [100, 30, -5],
    ]);
  });

  it.each([
    ['a new one: all that is handed over, and the fee', null, {}, 135],
    ['corrected: what is more than before', { net: 100, frais: 5 }, {}, 30],
    ['corrected to less', { net: 500 }, {}, 0],
    ['moved: all of it', { caisseid: 1 }, {}, 135],
    ['of an order: nothing that comes in', null, { from: 1 }, 0],
  ] as const)('needs in its register %s (CONTRACT "Money calls")', (_, avant, change, minimum) => {
    const depense = { ...paid, from: 0, troppercu: 0 } as const;
    expect(minimumDeReglement(avant && { ...depense, ...avant }, { ...depense, ...change })).toBe(minimum);
  });
});
