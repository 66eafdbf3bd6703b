import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../trials/testing/app';
import { openedForTests } from '../trials/testing/openedForTests';
import type { Db } from './pool';
import { isOfAnotherSchema } from './prepared';

/**
 * The process names a prepared statement once, so these tests load their own modules, and other tests do not see their
 * names.
 */
const own = openedForTests(async () => {
  vi.resetModules();
  const [pool, statements, depenses] = [
    import('./openDatabase'),
    import('./prepared'),
    import('../depenses/lists.repository'),
  ];
  return { ...(await pool), ...(await statements), ...(await depenses) };
});
afterAll(() => void vi.resetModules());
const pageOfDepenses: typeof own.pageOfDepenses = (...given) => own.pageOfDepenses(...given);
const house = openedForTests(testApp);

/** Runs the work on its own single connection. */
async function onOne<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = own.openDatabase(house.connection, { max: 1 });
  return work(db).finally(close);
}

const namesOf = async (db: Db, text: string) =>
  (await sql<{ name: string }>`SELECT name FROM pg_prepared_statements WHERE statement LIKE ${text}`.execute(db)).rows;

describe('a statement that comes again and again (docs/adr/0017)', () => {
  it('is planned once for each connection: the first page of a list, whatever comes between', () =>
    onOne(async (db) => {
      for (let n = 0; n < 3; n += 1) {
        await pageOfDepenses(db, {}, { page: 1, limit: 5 });
        await pageOfDepenses(db, {}, { page: 2, limit: 5 });
      }
      expect(await namesOf(db, '%LIMIT 5 OFFSET 0)%JOIN depense AS d%')).toHaveLength(1);
      expect(await namesOf(db, '%LIMIT 5 OFFSET 5)%')).toEqual([]);
    }));

  it('gives the rows of now, and those of its own values', () =>
    onOne(async (db) => {
      await sql`CREATE TABLE essai_valeurs (n integer)`.execute(db);
      const above = async (least: number) =>
        (await own.runPrepared(db, sql`SELECT n FROM essai_valeurs WHERE n >= ${least}`)).rows;
      expect(await above(1)).toEqual([]);
      await sql`INSERT INTO essai_valeurs VALUES (1), (2)`.execute(db);
      expect(await above(1)).toHaveLength(2);
      expect(await above(2)).toEqual([{ n: 2 }]);
    }));

  it('is answered also when a migration of another server changed its columns meanwhile', () =>
    onOne(async (db) => {
      await sql`CREATE TABLE essai_colonne (n integer)`.execute(db);
      await sql`INSERT INTO essai_colonne VALUES (7)`.execute(db);
      const read = async () => (await own.runPrepared<{ n: unknown }>(db, sql`SELECT n FROM essai_colonne`)).rows;
      expect(await read()).toEqual([{ n: 7 }]);
      await sql`ALTER TABLE essai_colonne ALTER COLUMN n TYPE text`.execute(db);
      expect(await read()).toEqual([{ n: '7' }]);
      expect(await read()).toEqual([{ n: '7' }]);
    }));

  it('is known to be of another schema in whatever language the database speaks', () => {
    const message = 'le plan en cache ne doit pas modifier le type en résultat';
    const told = { code: '0A000', routine: 'RevalidateCachedQuery' };
    expect(isOfAnotherSchema(Object.assign(new Error(message), told))).toBe(true);
    expect(isOfAnotherSchema(Object.assign(new Error(message), { ...told, routine: 'transformCreateStmt' }))).toBe(
      false,
    );
  });

  it('has its place also after somebody paged through a list by every limit', () =>
    onOne(async (db) => {
      for (let limit = 1; limit <= 130; limit += 1) await pageOfDepenses(db, {}, { page: 1, limit });
      await own.runPrepared(db, sql`SELECT 'a payment'`);
      expect(await namesOf(db, `SELECT 'a payment'`)).toHaveLength(1);
    }));
});
