import type { Count, RecordId } from '@comptoir/domain/units';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Versioned } from './columns';
import type { Db } from './pool';
import type { Schema } from './schema';

/** A table whose key is named after it, and which has these columns. */
type With<Columns> = { [T in keyof Schema]: Schema[T] extends Columns ? T : never }[keyof Schema];

/** A table whose records can be deleted: it has a column for the mark. */
export type Recorded = With<Versioned>;

/** A table whose records count their versions. */
type Changed = With<Pick<Versioned, 'version'>>;

/** How a row is locked: against deletion only, against every change, or for its deletion. */
const LOCKS = {
  'KEY SHARE': sql`FOR KEY SHARE`,
  'NO KEY UPDATE': sql`FOR NO KEY UPDATE`,
  UPDATE: sql`FOR UPDATE`,
} as const;
type Lock = keyof typeof LOCKS;

const isRecord = (table: Changed, id: RecordId) => sql`${sql.ref(`${table}id`)} = ${id}`;

/**
 * Returns the live row of a record, without derived fields. `KEY SHARE` holds it against deletion until the transaction
 * ends; `UPDATE` waits for all holders of `KEY SHARE`, and `NO KEY UPDATE` for none of them.
 */
export async function liveRow<T extends Recorded>(
  db: Db,
  table: T,
  id: RecordId,
  lock?: Lock,
): Promise<Selectable<Schema[T]> | undefined> {
  const { rows } = await liveRowOf(table, id, lock).execute(db);
  return rows[0];
}

/** SQL of the same row, for a question. */
export const liveRowOf = <T extends Recorded>(table: T, id: RecordId, lock?: Lock): RawBuilder<Selectable<Schema[T]>> =>
  sql`
    SELECT * FROM ${sql.table(table)} WHERE ${isRecord(table, id)} AND supprimele IS NULL
    ${lock ? LOCKS[lock] : sql``}`;

/**
 * Returns the number of live records of a table that name a record; exact while that record is locked for its deletion.
 */
export async function countNaming(db: Db, table: Recorded, key: string, id: RecordId): Promise<Count> {
  const { rows } = await sql<{ nombre: Count }>`
    SELECT count(*) AS nombre FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ${id} AND supprimele IS NULL
  `.execute(db);
  return rows[0]?.nombre ?? 0;
}

/** SQL that gives a record these values, and its next version. */
export function changedRecord<T extends Changed>(
  table: T,
  id: RecordId,
  values: Updateable<Schema[T]>,
): RawBuilder<unknown> {
  const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`
    UPDATE ${sql.table(table)} SET ${sql.join([...sets, sql`version = version + 1`])} WHERE ${isRecord(table, id)}`;
}

/** Gives a record these values, and its next version. */
export async function changeRecord<T extends Changed>(
  trx: Db,
  table: T,
  id: RecordId,
  values: Updateable<Schema[T]>,
): Promise<void> {
  await changedRecord(table, id, values).execute(trx);
}

/**
 * Puts a record into the trash, at the instant `now`. Rows that belong to it stay: only the record leads to them, and
 * they come back with it.
 */
export function deleteRecord(trx: Db, table: Recorded, id: RecordId, now: string): Promise<void> {
  return changeRecord(trx, table, id, { supprimele: now } as Updateable<Schema[typeof table]>);
}
