import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { StartRefusal } from '../frame/work/startRefusal';
import { readTables } from './catalogue.repository';
import type { Manifest } from './manifest';
import type { LongSession } from './session';
import { tablePath } from './tablePath';

const quoted = pg.escapeIdentifier;

/** Runs `work` in the one transaction of a restore, so that an interrupted restore leaves the database unchanged. */
export async function inOneTransaction(session: LongSession, work: () => Promise<void>): Promise<void> {
  await sql`BEGIN`.execute(session.db);
  await work();
  await sql`COMMIT`.execute(session.db);
}

/**
 * Loads a backup's rows into the empty schema of its version. The rows, kept totals included, stay as they were:
 * triggers that would count or refuse them are off meanwhile, constraints stay on. Throws a StartRefusal when the
 * tables differ from the backup's or rows are missing.
 */
export async function loadTables(session: LongSession, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const { db } = session;
  const names = tables.map(({ name }) => name);
  const known = (await readTables(db)).map(({ name }) => name);
  const strange = [...names, ...known].filter((name) => !names.includes(name) || !known.includes(name));
  if (strange.length > 0) throw new StartRefusal(`Tables inattendues (unexpected tables) : ${strange.join(', ')}`);
  await sql`SET LOCAL datestyle TO 'ISO, YMD'`.execute(db);
  for (const name of names) await sql`ALTER TABLE ${sql.id(name)} DISABLE TRIGGER USER`.execute(db);
  // The backup also holds the rows that migrations wrote.
  for (const name of names.toReversed()) await sql`DELETE FROM ${sql.id(name)}`.execute(db);
  for (const table of tables) await copyIn(session, folder, table);
  for (const name of names) await sql`ALTER TABLE ${sql.id(name)} ENABLE TRIGGER USER`.execute(db);
  for (const { name, last } of sequences) await sql`SELECT setval(${quoted(name)}::regclass, ${last})`.execute(db);
  for (const name of names) await sql`ANALYZE ${sql.id(name)}`.execute(db);
}

async function copyIn(
  { client }: LongSession,
  folder: string,
  { name, columns, rows }: Manifest['tables'][number],
): Promise<void> {
  const target = client.query(from(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`));
  await pipeline(createReadStream(join(folder, tablePath(name))), createGunzip(), target);
  if (target.rowCount !== rows) throw new StartRefusal(`${name} : ${target.rowCount} lignes au lieu de ${rows}.`);
}
