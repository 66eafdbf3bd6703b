import { addDays } from '@comptoir/domain/dates';
import { expect, it } from 'vitest';
import { ouverture } from '../arretes/testing/closing';
import { checkLedger } from '../ledger/check';
import { amount } from '../trials/suites/amount';
import type { Answered } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';

const ROUNDS = amount(5, 100);
/** Writes of each round: as many payments of expenses, payments of orders, movements and transfers. */
const EACH = 4;

const { house, admin, counter } = openedDesk();

const outcomeOf = ({ status, body }: Answered) => (status < 300 ? 'done' : body.code);
const mouvementsOf = async (caisseid: number) =>
  (await admin.get(`caisses/mouvementcaisse?caisseid=${caisseid}&limit=100`)).body.data;

it('of sixteen operations with one reference a wallet takes one, and tells which (ADR 0037)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [caisseid, cibleid] = [await counter.caisse(100_000, 'wave'), await counter.caisse(0)];
    const [depenseid, { commandeid }] = [await counter.depense(1000), await counter.commande()];
    const same = { caisseid, montant: 100, reference: ` mp ${round}.a ` };
    const asks = Array.from({ length: EACH }, () => [
      () => counter.pay({ ...same, depenseid, frais: 1 }),
      () => counter.encaisser({ ...same, depenseid: commandeid, frais: 1 }),
      () => admin.post('caisses/mouvementcaisse', { ...same, type: 1 }),
      () => admin.post('transferts', { sourceid: caisseid, cibleid, montant: 100, referencesource: same.reference }),
    ]).flat();
    // Another kind comes first in each round.
    const inTurn = [...asks.slice(round % EACH), ...asks.slice(0, round % EACH)];
    const answers = await Promise.all(inTurn.map((ask) => ask()));
    const refused = answers.filter(({ status }) => status >= 300);
    expect(answers.map(outcomeOf).sort()).toEqual(['done', ...Array(15).fill('reference.deja_utilisee')].sort());
    const taken = (await mouvementsOf(caisseid)).filter(
      ({ reference }: { reference: string }) => reference === `MP${round}.A`,
    );
    expect(taken).toHaveLength(1);
    const [{ mouvementcaisseid, date, montant }] = taken;
    expect(new Set(refused.map(({ body }) => JSON.stringify(body.data)))).toEqual(
      new Set([JSON.stringify({ mouvementcaisseid, date, montant })]),
    );
  }
  expect(await checkLedger(house.db)).toEqual([]);
});

it('the fee of a closed day stays as it is: with its payment, alone, and by a correction of another day', async () => {
  const hier = addDays(counter.today, -1);
  const caisseid = await counter.caisse(10_000, 'mtn');
  const depenseid = await counter.depense(1000);
  const paid = { depenseid, caisseid, montant: 400, reference: 'R1', date: hier };
  const { reglementid } = (await counter.pay({ ...paid, frais: 25 })).body.data;
  const [frais] = await mouvementsOf(caisseid);
  const { seq } = await ouverture(admin, caisseid);
  const closing = { nature: 'journee', jusquau: hier, seq, montant: 9575 };
  expect((await admin.post(`caisses/${caisseid}/arretes`, closing)).status).toBe(201);
  const corrected = (fields: object) =>
    admin.multipart('PUT', `reglements/${reglementid}`, { ...paid, from: 0, type: '-', ...fields });
  const refused = [
    await corrected({ frais: 50 }),
    await corrected({ frais: 0, date: counter.today }),
    await admin.delete(`reglements/${reglementid}`),
    await admin.delete(`caisses/mouvementcaisse/${frais.mouvementcaisseid}`),
  ];
  expect(refused.map(outcomeOf)).toEqual([
    'caisse.jour_arrete',
    'caisse.jour_arrete',
    'caisse.jour_arrete',
    'mouvement.lie',
  ]);
  expect(await mouvementsOf(caisseid)).toHaveLength(3);
  expect(await counter.solde(caisseid)).toBe(9575);
});
