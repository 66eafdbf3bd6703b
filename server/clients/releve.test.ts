import type { Creance, Releve } from '@comptoir/contract/clients';
import { addDays } from '@comptoir/domain/dates';
import { MAX_LIGNES_RELEVE } from '@comptoir/domain/limits';
import { releveOf } from '@comptoir/domain/releve';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { insertOrders, type OrderRow } from './testing/orders';

const { house, admin, counter } = openedDesk();
const register = openedForTests(async () => ({ caisseid: await counter.caisse(0) }));

/** Writes only the rows of orders, which no sound ledger has; each test deletes them again. */
const insert = (...orders: OrderRow[]) => insertOrders(house.db, admin.utilisateurid, orders);
const forget = (clientid: number) => house.db.deleteFrom('commande').where('clientid', '=', clientid).execute();

const ago = (days: number) => addDays(counter.today, -days);

async function releve(clientid: number, datedebut: string, datefin: string): Promise<Releve> {
  const { status, body } = await admin.get(`clients/${clientid}/releve?datedebut=${datedebut}&datefin=${datefin}`);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.data;
}

/** Returns what the client owes according to the receivables, which leave out clients who owe nothing. */
async function debtOf(clientid: number): Promise<number> {
  const { data } = (await admin.get('clients/creances?limit=100')).body;
  return data.find((row: Creance) => row.clientid === clientid)?.reste ?? 0;
}

interface Drawn {
  age: number;
  time: string;
  lignes: { libelle: string; qtecmd: number; mnttotal: number }[];
  share: number;
  payments: { age: number; share: number; fate: 'kept' | 'deleted' | 'corrected' }[];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  age: fc.nat(500),
  time: fc.constantFrom('00:00:00.000', '23:59:59.999'),
  lignes: fc.array(
    fc.record({
      libelle: fc.constantFrom('Ciment', 'Fer'),
      qtecmd: fc.constant(1),
      mnttotal: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  share: fc.constantFrom(0, 10, 100),
  payments: fc.array(
    fc.record({
      age: fc.nat(500),
      // Share of the total: a payment of more than what remains gives change.
      share: fc.constantFrom(0.1, 0.5, 1.5),
      fate: fc.constantFrom('kept', 'kept', 'deleted', 'corrected'),
    }),
    { maxLength: 3 },
  ),
});

/** Takes an order, dates it some days ago and pays it as drawn; a payment may bear an earlier date than its order. */
async function happened(clientid: number, { age, time, lignes, share, payments }: Drawn): Promise<number> {
  const { commandeid, montant } = await counter.commande({ clientid, lignes, typereduction: 2, reduction: share });
  const createdon = `${ago(age)}T${time}Z`;
  await house.db.updateTable('commande').set({ createdon }).where('commandeid', '=', commandeid).execute();
  for (const payment of payments) {
    const remis = Math.max(1, Math.floor(montant * payment.share));
    const asked = { depenseid: commandeid, caisseid: register.caisseid, montant: remis, date: ago(payment.age) };
    const { status, body } = await counter.encaisser(asked);
    // A payment that finds nothing left to pay is refused.
    if (status !== 201) continue;
    const { reglementid } = body.data;
    if (payment.fate === 'deleted') await admin.delete(`reglements/${reglementid}`);
    const less = { ...asked, montant: Math.max(1, Math.floor(remis / 2)), from: 1 };
    if (payment.fate === 'corrected') await admin.multipart('PUT', `reglements/${reglementid}`, less, null);
  }
  return commandeid;
}

describe('a client’s statement (PRODUCT M)', () => {
  it('of random orders and payments ends with today’s debt, part by part', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { minLength: 1, maxLength: 3 }),
        fc.nat(300),
        fc.boolean(),
        async (orders, cut, isFirstDeleted) => {
          const clientid = await counter.client();
          const ids: number[] = [];
          for (const order of orders) ids.push(await happened(clientid, order));
          // The server refuses to delete an order that has payments.
          if (isFirstDeleted) await admin.delete(`commandes/${ids[0]}`);
          const year = await releve(clientid, ago(365), ago(0));
          const before = await releve(clientid, ago(600), ago(366));
          expect(year.soldefin).toBe(await debtOf(clientid));
          expect([before.reportdebut, before.soldefin]).toEqual([0, year.reportdebut]);

          // The statement is the same when it is cut in two at any day.
          const [first, second] = [
            await releve(clientid, ago(365), ago(cut + 1)),
            await releve(clientid, ago(cut), ago(0)),
          ];
          expect(second.reportdebut).toBe(first.soldefin);
          expect([...first.lignes, ...second.lignes]).toEqual(year.lignes);
          const pieces = year.lignes.map(({ debit, credit, solde, ...piece }) => ({
            ...piece,
            montant: debit + credit,
          }));
          // A drawer gives change: nothing is kept.
          expect(year).toEqual({ ...releveOf(year.reportdebut, pieces), troppercu: 0 });
        },
      ),
      { numRuns: 8 },
    );
  });

  it('counts an order on its day in Abidjan, first and last day included (PRODUCT 1.11)', async () => {
    const clientid = await counter.client();
    const at = (createdon: string) => ({ clientid, montant: 100, createdon });
    await insert(at('2026-03-01T00:00:00.000Z'), at('2026-03-31T23:59:59.999Z'), at('2026-04-01T00:00:00.000Z'));
    const { lignes, soldefin } = await releve(clientid, '2026-03-01', '2026-03-31');
    await forget(clientid);
    expect([lignes.map(({ date }) => date), soldefin]).toEqual([['2026-03-01', '2026-03-31'], 200]);
  });

  it('is whole or refused: never more lines than one may have', async () => {
    const clientid = await counter.client();
    const order = { clientid, montant: 10, createdon: '2026-03-01T08:00:00.000Z' };
    await insert(...Array<OrderRow>(MAX_LIGNES_RELEVE).fill(order));
    const march = await releve(clientid, '2026-03-01', '2026-03-31');
    expect([march.lignes.length, march.soldefin]).toEqual([MAX_LIGNES_RELEVE, 10 * MAX_LIGNES_RELEVE]);
    await insert(order);
    const path = `clients/${clientid}/releve?datedebut=2026-03-01&datefin=2026-03-31`;
    expect(await admin.get(path)).toMatchObject({
      status: 409,
      body: { code: 'client.releve_trop_long', message: expect.stringContaining(`${MAX_LIGNES_RELEVE} lignes`) },
    });
    // The statement of other days is given, and its opening balance counts everything before them.
    expect((await releve(clientid, '2026-04-01', '2026-04-30')).reportdebut).toBe(10 * (MAX_LIGNES_RELEVE + 1));
    await forget(clientid);
  });
});
