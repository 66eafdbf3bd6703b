import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { LedgerTotals, Manifest } from './manifest';

/**
 * Tables that no backup holds: a start makes them again, or they are useless after a restore (migrations, open
 * sessions, failed sign-ins, data shared by the servers on one database). The secret that signs tokens is in one of
 * them, so no backup holds it.
 */
const LEFT_OUT = [
  'kysely_migration',
  'kysely_migration_lock',
  'session',
  'tentative',
  'installation',
  'tour',
  'verdict',
];

export interface Table {
  name: string;
  /** The columns that can be written. */
  columns: string[];
  /** The tables that its foreign keys name. */
  references: string[];
}

/** Returns the tables that a backup holds, each after the tables that it references. */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT c.relname AS name,
      (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute AS a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(DISTINCT r.relname), '[]')
        FROM pg_constraint AS k JOIN pg_class AS r ON r.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS references
    FROM pg_class AS c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> ALL(${LEFT_OUT}::text[])
    ORDER BY c.relname
  `.execute(db);
  return inOrder(rows);
}

/** Sorts tables so that each comes after all tables that it references. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find(({ name, references }) => !isThere(name) && references.every(isThere));
    if (!next) throw new Error(`tables that reference each other: ${tables.map(({ name }) => name)}`);
    ordered.push(next);
  }
  return ordered;
}

/** Returns the names of the relations of a database; empty when it has none. */
export async function readRelations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND NOT EXISTS (
      SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    ORDER BY relname
  `.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Returns the last number of each sequence that has given one. Sequences are not part of the snapshot: they may be
 * ahead of it, never behind.
 */
export async function readSequences(db: Db): Promise<Manifest['sequences']> {
  const { rows } = await sql<Manifest['sequences'][number]>`
    SELECT sequencename AS name, last_value AS last FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename
  `.execute(db);
  return rows;
}

/** Returns the totals that must be the same after a restore, to the franc. */
export async function readLedgerTotals(db: Db): Promise<LedgerTotals> {
  const { rows } = await sql<LedgerTotals>`
    SELECT (SELECT count(*) FROM caisse WHERE supprimele IS NULL) AS caisses,
      (SELECT coalesce(sum(solde), 0)::text FROM caisse WHERE supprimele IS NULL) AS solde,
      (SELECT count(*) FROM ecriture) AS ecritures,
      (SELECT coalesce(sum(montant), 0)::text FROM ecriture) AS montant,
      (SELECT count(*) FROM activite) AS activites,
      (SELECT empreinte FROM sceau ORDER BY jusqua DESC LIMIT 1) AS sceau
  `.execute(db);
  return rows[0] as LedgerTotals;
}
