import { sql } from 'kysely';
import { expect } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../../db/migrate';
import type { Db } from '../../db/pool';
import { inOneTransaction } from '../../sauvegarde/load.repository';
import { openLongSession } from '../../sauvegarde/session';
import { emptyDatabase } from '../../sauvegarde/testing/emptyDatabase';

/** What an update from an older version makes of the rows that are there. */
export interface Update {
  /** The last migration of the older version, and SQL that writes the rows. */
  from: string;
  older: readonly string[];
  /** Queries, with the rows that each gives after the update. */
  shows: readonly (readonly [query: string, rows: readonly object[]])[];
  /** Statements that the new schema refuses, with the constraint that refuses each. */
  refuses?: readonly (readonly [statement: string, constraint: string])[];
  /** Looks at the older database, and at the updated one. */
  before?(db: Db): Promise<void>;
  after?(db: Db): Promise<void>;
}

/** Makes a database of the older version, updates it, and checks what it shows and refuses. */
export async function expectUpdate({ from, older, shows, refuses = [], before, after }: Update): Promise<void> {
  await using database = await emptyDatabase();
  await using session = await openLongSession(database.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, from);
  });
  for (const text of older) await sql.raw(text).execute(db);
  await before?.(db);
  await inOneTransaction(session, () => migrateWithin(db));
  for (const [query, rows] of shows) expect((await sql.raw(query).execute(db)).rows, query).toEqual(rows);
  for (const [statement, constraint] of refuses) {
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(constraint);
  }
  await after?.(db);
}
