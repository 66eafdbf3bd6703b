import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../trials/testing/fresh';
import { refusalOfDatabase } from './faults';
import { openDatabase } from './openDatabase';
import type { Database } from './pool';
import { inTransaction } from './transaction';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.connection, { max: 3 });
  await sql`CREATE TABLE essai (id integer PRIMARY KEY, n integer NOT NULL)`.execute(database.db);
  await sql`INSERT INTO essai VALUES (1, 0), (2, 0)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('inTransaction (RELIABILITY § 2.5)', () => {
  it('tries a deadlock again, so that both sides finish (RELIABILITY F17)', async () => {
    let tries = 0;
    const hold: Array<() => void> = [];
    const bothHold = Promise.all([0, 1].map(() => new Promise<void>((resolve) => hold.push(resolve))));
    const cross = (first: number, second: number) =>
      inTransaction(database.db, async (trx) => {
        tries += 1;
        // On a busy machine the wait for a lock may end before the deadlock is found.
        await sql`SET LOCAL lock_timeout = 0`.execute(trx);
        await sql`UPDATE essai SET n = n + 1 WHERE id = ${first}`.execute(trx);
        hold.pop()?.();
        await bothHold;
        await sql`UPDATE essai SET n = n + 1 WHERE id = ${second}`.execute(trx);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    // One side is tried again; once more if it takes its first row before the other, slow to wake, has it.
    expect(tries).toBeGreaterThanOrEqual(3);
    const { rows } = await sql<{ n: number }>`SELECT n FROM essai ORDER BY id`.execute(database.db);
    expect(rows.map(({ n }) => n)).toEqual([2, 2]);
  });

  it('gives up after three retries', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw coded('40001');
    };
    await expect(inTransaction(database.db, work)).rejects.toThrow('x');
    expect(tries).toBe(4);
  });

  it('does not know what became of a COMMIT whose connection was lost', async () => {
    const lost = inTransaction(database.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(database.db);
    });
    await expect(lost).rejects.toMatchObject({ code: 'base.resultat_inconnu' });
    await expect(sql`SELECT 1`.execute(database.db)).resolves.toBeDefined();
  });
});

describe('refusalOfDatabase (CONTRACT "Envelope")', () => {
  it.each([
    ['57P01', 'base.indisponible'],
    ['08006', 'base.indisponible'],
    ['ECONNREFUSED', 'base.indisponible'],
    ['55P03', 'base.indisponible'],
    ['53100', 'espace.insuffisant'],
    ['22003', 'requete.invalide'],
    ['23514', 'requete.invalide'],
    ['42P01', undefined],
  ])('%s is %s', (code, refusal) => expect(refusalOfDatabase(coded(code))?.code).toBe(refusal));

  it('an exhausted pool is 503 within the pool’s patience (RELIABILITY F16)', async () => {
    const busy = openDatabase(fresh.connection, { max: 1 });
    // This query holds the only connection until the other one is refused: without a limit to the waiting neither would
    // end.
    const error = await busy.db
      .connection()
      .execute(() => sql`SELECT 1`.execute(busy.db).catch((reason: unknown) => reason));
    expect(refusalOfDatabase(error)?.code).toBe('base.indisponible');
    await busy.close();
  });
});
