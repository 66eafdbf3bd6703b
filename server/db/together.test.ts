import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../trials/testing/fresh';
import { lockWaits } from '../trials/testing/lockWaits';
import { openedForTests } from '../trials/testing/openedForTests';
import { openDatabase } from './openDatabase';
import type { Db } from './pool';
import { askTogether, type Question, writeLater } from './together';
import { inTransaction } from './transaction';

const own = openedForTests(async () => {
  const fresh = await freshDatabase();
  const database = openDatabase(fresh.connection, { max: 3 });
  await sql`CREATE TABLE essai (id integer PRIMARY KEY, n integer NOT NULL CHECK (n >= 0))`.execute(database.db);
  const close = () => database.close().then(fresh.drop);
  return { ...database, connection: fresh.connection, close };
});

beforeEach(async () => {
  await sql`DELETE FROM essai`.execute(own.db);
  await sql`INSERT INTO essai VALUES (1, 10), (2, 20)`.execute(own.db);
});

const numberAt = (id: number): Question<number | undefined, { n: number }> => ({
  query: () => sql`SELECT n FROM essai WHERE id = ${id}`,
  told: ([row]) => row?.n,
});
const locked = (id: number): Question<number | undefined, { n: number }> => ({
  ...numberAt(id),
  query: () => sql`SELECT n FROM essai WHERE id = ${id} FOR UPDATE`,
});
const broken: Question<unknown> = { query: () => sql`SELECT 1 / 0`, told: (rows) => rows };
const add = (id: number, n: number) => sql`UPDATE essai SET n = n + ${n} WHERE id = ${id}`;
const all = async (db: Db = own.db) =>
  (await sql<{ n: number }>`SELECT n FROM essai ORDER BY id`.execute(db)).rows.map(({ n }) => n);

describe('statements that travel together (docs/adr/0027)', () => {
  it('are told by name, each group for itself; one that is undefined is not asked', () =>
    inTransaction(own.db, async (trx) => {
      const none: Question<number> | undefined = undefined;
      const [first, others] = askTogether(trx, { one: numberAt(1), none }, { two: numberAt(2), again: numberAt(1) });
      expect([await others, await first]).toEqual([{ two: 20, again: 10 }, { one: 10 }]);
      expect(await Promise.all(askTogether(trx, {}))).toEqual([{}]);
    }));

  it('one behind a lock reads what was committed while it was waited for', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isLocked: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const other = inTransaction(own.db, async (trx) => {
      await add(1, 1).execute(trx);
      await add(2, 1).execute(trx);
      isLocked();
      await held;
    });
    await first;
    const told = inTransaction(own.db, async (trx) => {
      const [asked] = askTogether(trx, { lock: locked(1), behind: numberAt(2) });
      return asked;
    });
    await expect.poll(() => lockWaits(own.db)).toBe(1);
    release();
    await other;
    expect(await told).toEqual({ lock: 11, behind: 21 });
  });

  it('those before one that fails are told, and those behind it fail with its error, and did nothing', async () => {
    const work = inTransaction(own.db, async (trx) => {
      const change = { ...numberAt(2), query: () => add(2, 1) };
      const [before, failed, behind] = askTogether(trx, { one: numberAt(1) }, { broken }, { change });
      expect(await before).toEqual({ one: 10 });
      await expect(behind).rejects.toMatchObject({ code: '22012' });
      await failed;
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(await all()).toEqual([10, 20]);
  });

  it('commit nothing when what is written last fails with COMMIT behind it', async () => {
    const work = inTransaction(own.db, async (trx) => {
      await add(1, 1).execute(trx);
      await writeLater(trx, add(2, 1));
      await writeLater(trx, add(1, -100));
    });
    await expect(work).rejects.toMatchObject({ code: '23514' });
    expect(await all()).toEqual([10, 20]);
    // The connection still works.
    await inTransaction(own.db, (trx) => writeLater(trx, add(1, 1)));
    expect(await all()).toEqual([11, 20]);
  });

  it('are forgotten with the transaction that is given up, and written at once without one', async () => {
    const given = inTransaction(own.db, async (trx) => {
      await add(1, 1).execute(trx);
      await writeLater(trx, add(1, -100));
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    expect(await all()).toEqual([10, 20]);
    const other = openDatabase(own.connection, { max: 1 });
    await writeLater(other.db, add(2, 2));
    expect(await all()).toEqual([10, 22]);
    await other.close();
  });

  it('are tried again when a migration of another server changed the columns of one', async () => {
    const one = openDatabase(own.connection, { max: 1 });
    const row: Question<unknown, { n: unknown }> = {
      query: () => sql`SELECT * FROM essai_colonne`,
      told: ([found]) => found?.n,
    };
    await sql`CREATE TABLE essai_colonne (n integer)`.execute(one.db);
    await sql`INSERT INTO essai_colonne VALUES (7)`.execute(one.db);
    const read = () => inTransaction(one.db, async (trx) => (await askTogether(trx, { one: numberAt(1), row })[0]).row);
    expect(await read()).toBe(7);
    await sql`ALTER TABLE essai_colonne ALTER COLUMN n TYPE text`.execute(one.db);
    expect(await read()).toBe('7');
    await one.close();
  });
});
