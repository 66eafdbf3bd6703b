import { describe, expect, it } from 'vitest';
import { count } from '../arretes/testing/closing';
import { asked, giveBack, grant, mason } from '../avances/testing/avance';
import { checkLedger } from '../ledger/check';
import { answer, send, sidesOf } from '../transferts/testing/sides';
import type { Answered } from '../trials/testing/client';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { cashierOf, outcomeOf } from './testing/plafond';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));
const cashier = openedForTests(async () => cashierOf(admin));

const DEPASSE = 'caisse.plafond_depasse';
const LIGNES = [{ libelle: 'Chaise', qtecmd: 1, mnttotal: 100_000 }];

const commande = async () => (await counter.commande({ lignes: LIGNES })).commandeid;

type Bring = (montant: number) => Promise<Answered>;

/** Each way to bring money into a register of 4000 francs. */
const INFLOWS: readonly (readonly [string, (caisseid: number) => Promise<Bring>])[] = [
  [
    'a payment of an order',
    async (caisseid) => {
      const depenseid = await commande();
      return (montant) => counter.encaisser({ depenseid, caisseid, montant });
    },
  ],
  [
    'a payment of an order that is corrected',
    async (caisseid) => {
      const paid = await counter.encaisser({ depenseid: await commande(), caisseid, montant: 500 });
      return (montant) => cashier.corrected(paid, { montant: 500 + montant });
    },
  ],
  [
    'a payment of an order from another register',
    async (caisseid) => {
      const depenseid = await commande();
      const paid = await counter.encaisser({ depenseid, caisseid: await counter.caisse(0), montant: 500 });
      return (montant) => cashier.corrected(paid, { caisseid, montant });
    },
  ],
  ['a movement in', async (caisseid) => (montant) => cashier.move(caisseid, montant)],
  [
    'a movement in that is corrected',
    async (caisseid) => {
      const moved = await cashier.move(caisseid, 500);
      return (montant) => cashier.remade(moved, 500 + montant, 1);
    },
  ],
  [
    'a movement out that comes in',
    async (caisseid) => {
      const moved = await cashier.move(caisseid, 500, 0);
      return (montant) => cashier.remade(moved, montant - 500, 1);
    },
  ],
  [
    'a transfer that is received at once',
    async (cibleid) => {
      const sourceid = await counter.caisse(100_000);
      return (montant) => send(admin, { sourceid, cibleid }, { montant });
    },
  ],
  [
    'what comes back of an advance',
    async (cibleid) => {
      const { avanceid } = await asked(admin, { ...mason(), montant: 50_000 });
      await grant(admin, avanceid, await counter.caisse(100_000));
      return (montant) => giveBack(admin, avanceid, { montant, cibleid });
    },
  ],
];

/** Opens a register of 4000 francs, makes ready to bring money into it, and limits it to 1000 francs more. */
async function ready(prepare: (caisseid: number) => Promise<Bring>, refuse: 0 | 1) {
  const caisseid = await counter.caisse(4000);
  const bring = await prepare(caisseid);
  const solde = await counter.solde(caisseid);
  await cashier.limit(caisseid, solde + 1000, refuse);
  return { caisseid, bring, solde };
}

describe('a register that refuses what goes beyond its limit (ADR 0043)', () => {
  it.each(INFLOWS)('takes no franc more of %s', async (_, prepare) => {
    const { caisseid, bring, solde } = await ready(prepare, 1);
    expect(outcomeOf(await bring(1001))).toBe(`422 ${DEPASSE} montant`);
    expect(await counter.solde(caisseid)).toBe(solde);
    expect(outcomeOf(await bring(1000))).toBe('done');
    expect(await counter.solde(caisseid)).toBe(solde + 1000);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('opens with what it may hold at most, and under no code when it should hold more', async () => {
    const open = (montant: number) =>
      admin.post('caisses', { libelle: 'Tiroir', code: 'PLEIN', montant, plafond: 5000, plafondrefuse: 1 });
    expect(outcomeOf(await open(5001))).toBe(`422 ${DEPASSE} montant`);
    const opened = await open(5000);
    expect(opened.body.data).toMatchObject({ code: 'PLEIN', solde: 5000, plafond: 5000, plafondrefuse: 1 });
  });

  it('takes what was sent to it once the drawer is emptied: the transfer waits until then', async () => {
    const { sourceid, cibleid, sender, receiver } = await sidesOf(house, admin, { counter, cible: 4000 });
    await cashier.limit(cibleid, 5000, 1);
    const { transfertid } = (await send(sender, { sourceid, cibleid }, { montant: 1001 })).body.data;
    expect(outcomeOf(await answer(receiver, transfertid, 'accepter'))).toBe(`422 ${DEPASSE}`);
    expect((await admin.get(`transferts/${transfertid}`)).body.data).toMatchObject({ etat: 'envoye', version: 1 });
    await cashier.move(cibleid, 1, 0);
    expect((await answer(receiver, transfertid, 'accepter')).body.data).toMatchObject({ etat: 'recu', version: 2 });
    expect(await counter.solde(cibleid)).toBe(5000);
  });

  it('keeps its limit and what the limit does where a change does not name them', async () => {
    const { caisseid } = (await admin.post('caisses', { libelle: 'Tiroir', montant: 0, plafond: 9, plafondrefuse: 1 }))
      .body.data;
    const { body } = await admin.put(`caisses/${caisseid}`, { libelle: 'Renommé' });
    expect(body.data).toMatchObject({ libelle: 'Renommé', plafond: 9, plafondrefuse: 1 });
    const { data } = (await admin.get('caisses/withoutpagination')).body;
    expect(data.find((choice: { caisseid: number }) => choice.caisseid === caisseid)).toEqual({
      ...{ caisseid, libelle: 'Renommé', nature: 'especes', solde: 0, arretele: null },
      ...{ plafond: 9, plafondrefuse: 1, decharge: 1 },
    });
  });

  it('may be given a limit below what it holds: only what comes after is judged, until there is none', async () => {
    const caisseid = await counter.caisse(4000);
    expect((await cashier.limit(caisseid, 1000, 1)).body.data).toMatchObject({ solde: 4000, plafond: 1000 });
    expect(outcomeOf(await cashier.move(caisseid, 1))).toBe(`422 ${DEPASSE} montant`);
    expect(outcomeOf(await cashier.move(caisseid, 500, 0))).toBe('done');
    expect(outcomeOf(await cashier.move(caisseid, 1))).toBe(`422 ${DEPASSE} montant`);
    await cashier.limit(caisseid, 0, 1);
    expect(outcomeOf(await cashier.move(caisseid, 1))).toBe('done');
  });

  it('says that its day is closed before it says that it is full', async () => {
    const caisseid = await counter.caisse(4000);
    await cashier.limit(caisseid, 1000, 1);
    await count(admin, caisseid);
    expect(outcomeOf(await cashier.move(caisseid, 1))).toBe('409 caisse.jour_arrete');
  });

  it('takes no franc too much of sixteen who bring money at the same instant', async () => {
    const caisseid = await counter.caisse(0);
    await cashier.limit(caisseid, 5000, 1);
    const depenseid = await commande();
    const one = (n: number) =>
      n % 2 === 0 ? cashier.move(caisseid, 1000) : counter.encaisser({ depenseid, caisseid, montant: 1000 });
    const answers = await Promise.all(Array.from({ length: 16 }, (__, n) => one(n)));
    expect(answers.map(outcomeOf).sort()).toEqual([
      ...Array.from({ length: 11 }, () => `422 ${DEPASSE} montant`),
      ...Array.from({ length: 5 }, () => 'done'),
    ]);
    expect(await counter.solde(caisseid)).toBe(5000);
    expect(await checkLedger(house.db)).toEqual([]);
  });
});

it.each(INFLOWS)('a register that only warns takes all of %s (ADR 0043)', async (_, prepare) => {
  const { caisseid, bring, solde } = await ready(prepare, 0);
  expect(outcomeOf(await bring(1001))).toBe('done');
  expect(await counter.solde(caisseid)).toBe(solde + 1001);
});
