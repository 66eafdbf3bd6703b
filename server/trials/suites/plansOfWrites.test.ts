import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EVERYTHING } from '../../utilisateurs/testing/fields';
import { counterOf } from '../testing/counter';
import { openedForTests } from '../testing/openedForTests';
import { faultsIn, GROWING, type Statement, settlePlans, watchStatements } from '../testing/plans';
import { type Actors, BUSY, LIVES, type Life, QUIET } from './lives';

/*
 * Tests that what is done in a day reads growing tables by an index alone. Two things tell: the plans of the statements
 * that a call really sends, and the rows that PostgreSQL counts as read, which also tells of triggers, foreign keys and
 * an index whose condition leaves most rows in. Lists are tested in db/plans.
 */

/**
 * A server where nothing else sends statements: with one connection, and without its maintenance. The process names a
 * prepared statement once, so the server loads its own modules, which have no names yet.
 */
const house = openedForTests(async () => {
  vi.resetModules();
  vi.doMock('../../maintenance', () => ({ startMaintenance: () => async () => undefined }));
  // Its rows are no sound ledger.
  vi.doMock('../../ledger/state', async (original) => ({
    ...(await original<typeof import('../../ledger/state')>()),
    judgeLedger: async () => ({ violations: [], told: [] }),
  }));
  const { testApp } = await import('../testing/app');
  return testApp({ template: 'skewed', config: { poolMax: 1 } });
});
afterAll(() => {
  vi.doUnmock('../../maintenance');
  vi.doUnmock('../../ledger/state');
  vi.resetModules();
});
afterEach(() => void vi.restoreAllMocks());

let actors: Actors;
beforeAll(async () => {
  // The lives last hours of its clock, all in one business day: at any hour of the day the tests begin at midnight.
  const midnight = Date.parse(new Date().toISOString().slice(0, 10));
  house.clock.now = () => midnight;
  const admin = await house.asAdmin();
  const attached = async (caisse: number) => {
    const client = await house.as(EVERYTHING);
    await admin.put(`utilisateurs/${client.utilisateurid}/caisses`, { caisses: [caisse] });
    return client;
  };
  actors = {
    admin,
    counter: await counterOf(admin),
    other: await house.as(EVERYTHING),
    sender: await attached(BUSY),
    receiver: await attached(QUIET),
  };
});

/** Longer than a session's use stays unnoted, so that each life notes it once. */
const MINUTE_MS = 61_000;

/** Lives a life; returns the statements of each of its steps. */
async function lived(life: Life): Promise<Map<string, Statement[]>> {
  const { now } = house.clock;
  const until = now() + MINUTE_MS;
  house.clock.now = () => until;
  const sent = new Map<string, Statement[]>();
  // A session ends that nobody uses.
  for (const client of [actors.other, actors.sender, actors.receiver]) await client.get('auth/me');
  await life(async (name, call) => {
    const watched = watchStatements();
    watched.taken();
    const { status, body } = await call();
    sent.set(name, watched.taken());
    expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(300);
    return body.data;
  }, actors);
  return sent;
}

/**
 * The most rows that a life reads of a table. What waits is summed up over the days on which somebody owes; a
 * register's history counts the transfers that other lives sent.
 */
const mostOf = (name: string) => MORE[name] ?? 200;
const MORE: Readonly<Record<string, number>> = {
  'what waits': 2000,
  'a look at what there is': 500,
  'an advance': 500,
};

/** Returns the number of rows that were read of each growing table, by scans and by indexes. */
async function rowsRead(): Promise<Map<string, number>> {
  await sql`SELECT pg_stat_force_next_flush()`.execute(house.db);
  const { rows } = await sql<{ relname: string; lus: number }>`
    SELECT relname, seq_tup_read + coalesce(idx_tup_fetch, 0) AS lus FROM pg_stat_user_tables
  `.execute(house.db);
  return new Map(rows.filter(({ relname }) => GROWING.has(relname)).map(({ relname, lus }) => [relname, lus]));
}

/** Lives once, has the plans chosen for good, and lives again. Returns what is wrong with the second life. */
async function faultsOf(name: string): Promise<string[]> {
  const life = LIVES[name] as Life;
  await settlePlans(house.db, [...(await lived(life)).values()].flat());
  const before = await rowsRead();
  const sent = await lived(life);
  const read = [...(await rowsRead())].map(([table, lus]) => [table, lus - (before.get(table) ?? 0)] as const);
  const faults = read.filter(([, lus]) => lus > mostOf(name)).map(([table, lus]) => `${lus} rows read of ${table}`);
  for (const [step, statements] of sent) {
    expect(statements.length, step).toBeGreaterThan(0);
    const wrong = await faultsIn(house.db, statements, false);
    faults.push(...wrong.map((fault) => `${step}: ${fault}`));
  }
  return faults;
}

it.each(Object.keys(LIVES))('%s reads what grows by an index alone', async (name) => {
  expect(await faultsOf(name)).toEqual([]);
});

/** An index, with a statement that drops it and one that makes it again. */
async function indexOf(name: string): Promise<{ drop: string; make: string }> {
  const { rows } = await sql<{ drop: string; make: string }>`
    SELECT coalesce('ALTER TABLE ' || conrelid::regclass || ' DROP CONSTRAINT ' || conname,
        'DROP INDEX ' || ${name}::text) AS drop,
      coalesce('ALTER TABLE ' || conrelid::regclass || ' ADD CONSTRAINT ' || conname || ' '
        || pg_get_constraintdef(c.oid), pg_get_indexdef(${name}::regclass)) AS make
    FROM (SELECT) AS one LEFT JOIN pg_constraint AS c ON conname = ${name}
  `.execute(house.db);
  return rows[0] as { drop: string; make: string };
}

it.each([
  ['a payment of an expense', 'reglement_dette'],
  ['a payment of an order', 'mouvementcaisse_reglement'],
  ['a movement', 'session_pkey'],
  ['a movement', 'mouvementcaisse_envoicle'],
  ['an order', 'statuscommande_commandeid_etat_key'],
  ['an expense', 'depense_envoicle'],
  ['a user and a profile', 'utilisateur_profil'],
  ['a register', 'utilisateur_attitres'],
  ['a transfer', 'utilisateur_attitres'],
  ['an advance', 'transfert_source'],
  ['what waits', 'depense_pkey'],
  ['what waits', 'reglement_date'],
  ['who owes', 'cumul_client'],
])('%s that lost the index %s is told', async (name, index) => {
  const { drop, make } = await indexOf(index);
  await sql.raw(drop).execute(house.db);
  const faults = await faultsOf(name).finally(() => sql.raw(make).execute(house.db));
  expect(faults).not.toEqual([]);
});
