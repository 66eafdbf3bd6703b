import type { Creance, TotalCreances } from '@comptoir/contract/clients';
import { tranchesOf } from '@comptoir/domain/creance';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedForTests } from '../trials/testing/openedForTests';
import { newClient } from './testing/fields';
import { insertOrders, type OrderRow } from './testing/orders';

const DAY_MS = 86_400_000;

// The test writes rows of orders without their lines, which no sound ledger has.
const house = openedForTests(testApp);
const admin = openedForTests(() => house.asAdmin());
const real = Date.now;

let reader: TestClient;

/** Moves the server's clock, then signs the reader in. */
async function comeBack(daysLater: number): Promise<void> {
  house.clock.now = () => real() + daysLater * DAY_MS;
  reader = await house.asAdmin();
}

beforeEach(() => comeBack(0));
afterEach(async () => {
  house.clock.now = real;
  await house.db.deleteFrom('commande').execute();
});

const today = () => todayInAbidjan(house.clock.now());
const insert = (...orders: OrderRow[]) => insertOrders(house.db, admin.utilisateurid, orders);
const idOf = async (libelleclient = 'Débiteur'): Promise<number> =>
  (await newClient(admin, { libelleclient })).clientid;
const page = async (query = ''): Promise<{ data: Creance[]; count: number }> =>
  (await reader.get(`clients/creances${query}`)).body;
const total = async (): Promise<TotalCreances> => (await reader.get('clients/totalcreances')).body.data;
const bandsOf = ({ jours30, jours60, jours90, plus }: Omit<TotalCreances, 'nombreclient'>) => [
  jours30,
  jours60,
  jours90,
  plus,
];
/** An instant of the day that is so many days ago, at noon unless `time` says otherwise. */
const ago = (days: number, time = '12:00:00.000') => `${addDays(today(), -days)}T${time}Z`;

const restOf = ({ montant, regle = 0 }: OrderRow) => montant - regle;
/** What the domain computes from the orders, in the shape of the answer. */
function expected(orders: readonly OrderRow[]) {
  const dues = orders.map((order) => ({ createdon: order.createdon ?? '', reste: restOf(order) }));
  return { bands: [...tranchesOf(dues, today())], reste: sum(dues.map(({ reste }) => reste)) };
}
const shown = (row: Omit<TotalCreances, 'nombreclient'>) => ({ bands: bandsOf(row), reste: row.reste });

describe('receivables are those of the domain (PRODUCT M)', () => {
  it('on random orders, whatever the day: by client and in all', async () => {
    const clientids = await Promise.all([idOf(), idOf(), idOf()]);
    const order = fc.record({
      clientid: fc.constantFrom(...clientids),
      montant: fc.oneof(fc.nat(5), fc.nat(1_000_000), fc.constant(999_999_999_999)),
      share: fc.constantFrom(0, 0, 0.5, 1),
      age: fc.oneof(fc.constantFrom(0, 30, 31, 60, 61, 90, 91), fc.nat(400)),
      time: fc.constantFrom('00:00:00.000', '12:00:00.000', '23:59:59.999'),
    });
    const days = fc.constantFrom(0, 1, 29, 61);
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 12 }), days, async (drawn, later) => {
        await house.db.deleteFrom('commande').execute();
        await comeBack(0);
        const orders = drawn.map(({ share, age, time, ...row }) => ({
          ...row,
          regle: Math.floor(row.montant * share),
          createdon: ago(age, time),
        }));
        await insert(...orders);
        await comeBack(later);

        const { data, count } = await page('?limit=100');
        const owing = clientids.filter((id) => orders.some((row) => row.clientid === id && restOf(row) > 0));
        expect([count, data.map(({ clientid }) => clientid).sort()]).toEqual([owing.length, [...owing].sort()]);
        for (const row of data) {
          const own = orders.filter(({ clientid }) => clientid === row.clientid);
          expect(shown(row)).toEqual(expected(own));
          expect(row.nombrecommande).toBe(own.filter((order) => restOf(order) > 0).length);
        }
        const debts = data.map(({ reste }) => reste);
        expect(debts).toEqual([...debts].sort((a, b) => b - a));
        const all = await total();
        expect([shown(all), all.nombreclient]).toEqual([expected(orders), owing.length]);
        expect(all.reste).toBe(sum(debts));
      }),
      { numRuns: 40 },
    );
  });

  it('leave out settled and deleted orders, and those who owe nothing', async () => {
    const [owing, settled] = [await idOf(), await idOf()];
    const [deleted] = await insert(
      { clientid: owing, montant: 700 },
      { clientid: owing, montant: 500, regle: 200 },
      { clientid: settled, montant: 900, regle: 900 },
      { clientid: settled, montant: 0 },
    );
    await house.db
      .updateTable('commande')
      .set({ supprimele: ago(0) })
      .where('commandeid', '=', deleted ?? 0)
      .execute();
    const { data, count } = await page();
    expect([count, data.map(({ clientid, reste, nombrecommande }) => [clientid, reste, nombrecommande])]).toEqual([
      1,
      [[owing, 300, 1]],
    ]);
    expect(await total()).toMatchObject({ reste: 300, nombreclient: 1 });
    const { data: clients } = (await admin.get('clients/whithpagination?size=2')).body;
    expect(clients.map(({ reste, nombrecommande }: Creance) => [reste, nombrecommande])).toEqual([
      [0, 2],
      [300, 1],
    ]);
  });

  it('are nothing when nobody owes', async () => {
    expect(await page()).toMatchObject({ data: [], count: 0 });
    expect(await total()).toEqual({ jours30: 0, jours60: 0, jours90: 0, plus: 0, reste: 0, nombreclient: 0 });
  });

  it('show those who owe most first, then the newest; page, search and count exactly', async () => {
    const [a, b, c, d] = [await idOf('Adjoua'), await idOf('Bintou'), await idOf('Coulibaly'), await idOf('Adjobi')];
    const orders = [a, b, c, d].map((clientid, n) => ({ clientid, montant: [500, 900, 500, 100][n] ?? 0 }));
    await insert(...orders);
    const ids = async (query: string) => {
      const { data, count } = await page(query);
      return { ids: data.map(({ clientid }) => clientid), count };
    };
    expect(await ids('')).toEqual({ ids: [b, c, a, d], count: 4 });
    expect(await ids('?limit=2&page=2')).toEqual({ ids: [a, d], count: 4 });
    expect(await ids('?limit=2&page=9')).toEqual({ ids: [], count: 4 });
    expect(await ids('?search=ADJO')).toEqual({ ids: [a, d], count: 2 });
    expect(await ids('?search=%25')).toEqual({ ids: [], count: 0 });
  });
});

describe('a reminder (PRODUCT M: its date is kept)', () => {
  const remind = (clientid: number) => reader.post(`clients/${clientid}/relances`, {});

  it('keeps who, when and what was owed then; the client shows the last one', async () => {
    const clientid = await idOf('Ehouman');
    await insert({ clientid, montant: 800, regle: 300 }, { clientid, montant: 50 });
    const first = await remind(clientid);
    expect(first).toMatchObject({ status: 201, body: { data: { clientid, montant: 550 } } });
    await comeBack(2);
    await insert({ clientid, montant: 1000 });
    const second = await remind(clientid);
    expect(second.body.data).toMatchObject({ montant: 1550, createdon: expect.stringContaining(today()) });
    const { data, count } = (await reader.get(`clients/${clientid}/relances`)).body;
    expect([data, count]).toEqual([[second.body.data, first.body.data], 2]);
    expect((await page('?search=ehouman')).data[0]?.relance).toBe(second.body.data.createdon);
    const told = await house.db
      .selectFrom('activite')
      .select(['libelle', 'objetid', 'apres'])
      .where('objet', '=', 'relance')
      .orderBy('activiteid')
      .execute();
    expect(told[1]).toMatchObject({ libelle: 'Ehouman', objetid: second.body.data.relanceid });
  });

  it('is refused when nothing is owed, and of a client who does not exist', async () => {
    const clientid = await idOf();
    await insert({ clientid, montant: 100, regle: 100 });
    expect(await remind(clientid)).toMatchObject({ status: 409, body: { code: 'client.sans_dette' } });
    expect((await reader.get(`clients/${clientid}/relances`)).body).toMatchObject({ data: [], count: 0 });
    await house.db.deleteFrom('commande').execute();
    await admin.delete(`clients/${clientid}`);
    for (const gone of [clientid, 2_147_483_647]) {
      expect((await remind(gone)).status).toBe(404);
      expect((await admin.get(`clients/${gone}/relances`)).status).toBe(404);
    }
  });

  it('shows none to a client who was never reminded', async () => {
    const clientid = await idOf();
    await insert({ clientid, montant: 100 });
    expect((await page()).data[0]?.relance).toBeNull();
  });
});

describe('a client with orders (PRODUCT 1.16)', () => {
  it('is not deleted: the refusal says how many there are; once they are gone, it is', async () => {
    const clientid = await idOf();
    await insert({ clientid, montant: 100 }, { clientid, montant: 0 });
    expect(await admin.delete(`clients/${clientid}`)).toMatchObject({
      status: 409,
      body: { code: 'client.a_des_commandes', message: expect.stringContaining('2 commande') },
    });
    await house.db
      .updateTable('commande')
      .set({ supprimele: ago(0) })
      .execute();
    expect((await admin.delete(`clients/${clientid}`)).status).toBe(200);
  });
});
