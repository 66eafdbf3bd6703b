import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { LedgerTotals, Manifest } from './manifest';

/**
 * Made again by a start, or of no use after one: migrations, open sessions, counted failures of sign-in, what servers on
 * one database tell each other. The secret that signs tokens is among these: a backup holds none.
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
  /** Those that can be written. */
  columns: string[];
  /** Tables that its rows name. */
  references: string[];
}

/** The tables of the database that a backup holds, a referenced one before those that reference it. */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT c.relname AS name,
      (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute AS a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(DISTINCT r.relname), '[]') FROM pg_constraint AS k JOIN pg_class AS r ON r.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS references
    FROM pg_class AS c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> ALL(${LEFT_OUT}::text[])
    ORDER BY c.relname
  `.execute(db);
  return inOrder(rows);
}

/** A table comes when all that it references are there. */
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

/** What already lives in a database; empty when nothing does. */
export async function readRelations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND NOT EXISTS (
      SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
    ORDER BY relname
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Where the sequences are; one that gave no number yet is not told. Not of the snapshot: never behind it. */
export async function readSequences(db: Db): Promise<Manifest['sequences']> {
  const { rows } = await sql<Manifest['sequences'][number]>`
    SELECT sequencename AS name, last_value AS last FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename
  `.execute(db);
  return rows;
}

/** What must be the same after a restore, to the franc. */
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
