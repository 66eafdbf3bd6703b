import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { takeTurn } from '../db/maintenance.repository';
import { testApp } from '../testing/app';
import { counterOf } from '../testing/counter';
import { opened } from '../testing/opened';
import { followVerdict, judgeLedger } from './state';
import { verifyLedger, verifyRegularly } from './verification';

const house = opened(() => testApp({ lookMs: 100 }));
const admin = opened(() => house.asAdmin());
const regularly = () => verifyRegularly(house.connection, house.app.log, { firstMs: 50 });
const refused = async () => (await admin.post('caisses', { libelle: 'Autre', montant: 5 })).status;
const harm = (francs: number) =>
  sql`INSERT INTO cumul_delta VALUES ('entree', '2026-01-01', 1, ${francs}::int, 0)`.execute(house.db);

it('damage that a start has no time to see is found while the server works: writes are refused until all holds (docs/adr/0018)', async () => {
  await (await counterOf(admin)).caisse(1000);
  await harm(1);
  expect((await judgeLedger(house.db)).violations).toEqual([]);
  await verifyLedger(house.db);
  const ledger = await judgeLedger(house.db);
  expect(ledger.violations).toMatchObject([{ id: 'T07' }]);
  await expect.poll(refused).toBe(503);

  await harm(-1);
  expect((await judgeLedger(house.db)).violations, 'a start clears nothing').toMatchObject([{ id: 'T07' }]);
  await verifyLedger(house.db);
  await followVerdict(house.db, ledger, house.app.log);
  expect(ledger.violations).toEqual([]);
});

it('the daily check is one server’s; a start checks all the same, and so lets writes on after a repair (docs/adr/0018)', async () => {
  const checks = async () =>
    (await sql<{ instant: string }>`SELECT instant::text FROM verdict`.execute(house.db)).rows[0]?.instant;
  await verifyLedger(house.db);
  for (let start = 0; start < 2; start += 1) {
    const before = await checks();
    const stop = regularly();
    await expect.poll(checks).not.toBe(before);
    await stop();
  }
  expect(await takeTurn(house.db, 'verification', 12 * 3_600_000), 'another server’s day').toBe(false);
});

it('a stop does not wait for a check that runs (RELIABILITY F18)', async () => {
  const stop = regularly();
  const held = house.db.transaction().execute(async (trx) => {
    // The check reads every table: this one it does not get.
    await sql`LOCK TABLE organisation IN ACCESS EXCLUSIVE MODE`.execute(trx);
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await stop();
    return 'stopped';
  });
  expect(await held).toBe('stopped');
  expect(await waiting()).toEqual([]);
});

async function waiting() {
  const { rows } = await sql`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(house.db);
  return rows;
}
