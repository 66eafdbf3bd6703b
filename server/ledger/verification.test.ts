import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { takeTurn } from '../db/maintenance.repository';
import { testApp } from '../trials/testing/app';
import { counterOf } from '../trials/testing/counter';
import { lockWaits } from '../trials/testing/lockWaits';
import { openedHouse } from '../trials/testing/opened';
import { checkLedger } from './check';
import { invariants } from './invariants';
import { LATEST, LIGNES } from './latest';
import { beginJudging, followVerdict, judgeLedger } from './state';
import { verifyLedger, verifyRegularly } from './verification';

const { house, admin } = openedHouse(() => testApp({ lookMs: 100 }));
const regularly = () => verifyRegularly(house.connection, house.app.log, { firstMs: 50 });
const refused = async () => (await admin.post('caisses', { libelle: 'Autre', montant: 5 })).status;
const harm = (francs: number) =>
  sql`INSERT INTO cumul_delta VALUES ('entree', '2026-01-01', 1, ${francs}::int, 0)`.execute(house.db);

it('damage that a start has no time to see is found later, and stops writes (docs/adr/0018)', async () => {
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

it('a start’s look reaches the database before the application is read (docs/adr/0018)', async () => {
  let judging: ReturnType<typeof judgeLedger> | undefined;
  await house.db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE organisation IN ACCESS EXCLUSIVE MODE`.execute(trx);
    ({ judging } = await beginJudging(house.db));
    // This process does nothing else until another one has seen the look wait for the table.
    execFileSync(process.execPath, ['--input-type=module', '--eval', UNTIL_WAITING], {
      env: { ...process.env, CONNECTION: JSON.stringify(house.connection) },
      timeout: 60_000,
    });
  });
  expect(await judging).toEqual({ violations: [], told: [] });
});

const UNTIL_WAITING = `
  import pg from 'pg';
  const client = new pg.Client(JSON.parse(process.env.CONNECTION));
  await client.connect();
  const look = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while ((await client.query(look)).rowCount === 0);
  await client.end();`;

it('the daily check is one server’s; a start checks too, after a repair (docs/adr/0018)', async () => {
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
    // The check reads every table: it waits for this one.
    await sql`LOCK TABLE organisation IN ACCESS EXCLUSIVE MODE`.execute(trx);
    await expect.poll(() => lockWaits(house.db)).toBe(1);
    const { fait, sur, depuis } = (await readiness()).verification;
    expect([fait, sur]).toEqual([invariants.findIndex(({ id }) => id === 'I21'), invariants.length]);
    expect(Date.now() - Date.parse(depuis)).toBeLessThan(60_000);
    await stop();
    return 'stopped';
  });
  expect(await held).toBe('stopped');
  expect(await lockWaits(house.db)).toBe(0);
  expect((await readiness()).verification).toBeNull();
});

it('the whole check gives its snapshot up after each invariant (docs/adr/0018)', async () => {
  let checking: ReturnType<typeof checkLedger> | undefined;
  await house.db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE organisation IN ACCESS EXCLUSIVE MODE`.execute(trx);
    checking = checkLedger(house.db);
    await expect.poll(() => lockWaits(house.db)).toBe(1);
    await harm(1);
  });
  expect(await checking).toMatchObject([{ id: 'T07' }]);
  await harm(-1);
});

it('a whole check begins with statistics, whoever loaded the rows (docs/adr/0018)', async () => {
  await sql`CREATE TABLE charge AS SELECT generate_series(1, 100) AS n`.execute(house.db);
  const known = async () => (await sql`SELECT FROM pg_stats WHERE tablename = 'charge'`.execute(house.db)).rows.length;
  expect(await known()).toBe(0);
  await verifyLedger(house.db);
  expect(await known()).toBe(1);
  await sql`DROP TABLE charge`.execute(house.db);
});

it('a line that was changed long ago is found while the server works (docs/adr/0018)', async () => {
  const caisseid = await (await counterOf(admin)).caisse(1000);
  const entries = Array.from({ length: 101 }, () =>
    admin.post('caisses/mouvementcaisse', { caisseid, montant: 70, type: 1 }),
  );
  await Promise.all(entries);
  const amend = (francs: number) =>
    house.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      const of = sql`caisseid = ${caisseid} AND seq = 1`;
      await sql`UPDATE ecriture SET montant = montant + ${francs}::int WHERE ${of}`.execute(trx);
      return (await sql`WITH ${sql.raw(LATEST.join(', '))} SELECT FROM ${sql.raw(LIGNES)} WHERE ${of}`.execute(trx))
        .rows.length;
    });
  expect(await amend(1), 'looked at by a start').toBe(0);
  expect((await judgeLedger(house.db)).violations).toEqual([]);

  const stop = regularly();
  await expect.poll(refused).toBe(503);
  await stop();
  expect(await readiness()).toMatchObject({ status: 'indisponible', reason: 'ledger', verifie: { violations: 3 } });
  expect(
    (await checkLedger(house.db)).map(({ id }) => id),
    'npm run ledger:check',
  ).toEqual(['I01', 'I02', 'I04']);

  await amend(-1);
  await verifyLedger(house.db);
  await expect.poll(refused).toBe(201);
  expect(await readiness()).toMatchObject({ status: 'ok', verifie: { violations: 0 } });
});

async function readiness() {
  return (await house.anonymous.send('GET', '/readyz')).body;
}
