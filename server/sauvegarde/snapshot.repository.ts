import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import type { Db } from '../db/pool';
import { READS_LONG } from '../db/reading';
import type { Table } from './catalogue.repository';
import type { LongSession } from './session';

const quoted = pg.escapeIdentifier;

/** Begins to read the database as of one instant (RELIABILITY § 5.15); returns that instant, ISO 8601 UTC. */
export async function beginSnapshot({ db }: LongSession): Promise<string> {
  await sql`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`.execute(db);
  await READS_LONG.execute(db);
  await sql`SET LOCAL datestyle TO 'ISO, YMD'`.execute(db);
  const { rows } = await sql<{ instant: string }>`SELECT now() AS instant`.execute(db);
  return rows[0]?.instant ?? '';
}

export async function endSnapshot({ db }: LongSession): Promise<void> {
  await sql`ROLLBACK`.execute(db);
}

/** Returns a table's rows in the snapshot, one line each; `rowCount` gives their number once the stream has ended. */
export function copyOut(
  { client }: LongSession,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
): Readable & { rowCount: number } {
  return client.query(to(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`));
}

/** A stored file whose bytes belong to the backup. */
export interface NeededFile {
  cle: string;
  nom: string;
  /** Size in bytes. */
  taille: number;
  sha256: string;
}

/**
 * Returns the files of live rows, and those that the trash can bring back (`neededKeys` of fichiers is the same rule).
 */
export async function readNeededFiles(db: Db): Promise<NeededFile[]> {
  const { rows } = await sql<NeededFile>`
    SELECT cle, nom, taille, sha256 FROM fichier
    WHERE supprimele IS NULL OR proprietaire IN ('etapeprojet', 'depense')
    ORDER BY cle
  `.execute(db);
  return rows;
}
