import type { Creance, TotalCreances } from '@comptoir/contract/clients';
import { tranchesOf } from '@comptoir/domain/creance';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../trials/testing/app';
import type { TestClient } from '../trials/testing/client';
import { openedHouse } from '../trials/testing/opened';
import { newClient } from './testing/fields';
import { insertOrders, type OrderRow } from './testing/orders';

const DAY_MS = 86_400_000;

// The test writes rows of orders without their lines, which no sound ledger has.
const { house, admin } = openedHouse(testApp);
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
});
