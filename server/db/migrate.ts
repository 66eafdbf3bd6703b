import { Migrator, sql } from 'kysely';
import type pg from 'pg';
import * as migrations from '../migrations/registry';
import { migrationsOf } from './installation.repository';
import { firstConnection, openDatabase } from './openDatabase';
import type { Db } from './pool';

const MINUTES_MS = 60_000;

/**
 * Key of the lock held during the whole migration. The migrator's own lock covers neither the extension nor its tables.
 */
const MIGRATION_LOCK = 4282;

/** A schema that this version cannot use; the message is for the operator. */
export class SchemaRefusal extends Error {
  override readonly name = 'SchemaRefusal';
}

/**
 * Brings a database to this version's schema; a second server waits for the first one. Throws SchemaRefusal when the
 * schema is newer than the code (RELIABILITY F15) or pg_trgm is missing.
 */
export async function migrateToLatest(connection: pg.ClientConfig): Promise<void> {
  const { db, pool, close } = openDatabase(connection, { max: 1 });
  try {
    await firstConnection(pool);
    // The pool has one connection, so these settings lift its limits for long migrations.
    await sql`SET statement_timeout = 0`.execute(db);
    await sql`SET lock_timeout = ${sql.lit(10 * MINUTES_MS)}`.execute(db);
    await sql`SET idle_in_transaction_session_timeout = 0`.execute(db);
    await sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`.execute(db);
    const had = await migrationsOf(db);
    refuseNewerSchema(had);
    // The migrator reads the catalogue of all tables before it finds that there is nothing to do.
    if (had.length === Object.keys(migrations).length) return;
    await ensureTrigrams(db);
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
    if (error) throw error;
  } finally {
    await close();
  }
}

/**
 * Migrates within an open transaction, up to the migration `last` or else the latest one, so that a restore is all or
 * nothing.
 */
export async function migrateWithin(db: Db, last?: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}

function refuseNewerSchema(had: readonly string[]): void {
  const unknown = had.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new SchemaRefusal(
    `SCHEMA_PLUS_RECENT : la base a un schéma plus récent (${unknown.join(', ')}) que cette version de Comptoir. ` +
      'Installez la version qui a créé ce schéma, ou une plus récente (the schema is newer than this version).',
  );
}

/**
 * Creates the extension that the trigram indexes of searches need; the database's owner may create it since PostgreSQL
 * 13.
 */
export async function ensureTrigrams(db: Db): Promise<void> {
  const { rows } = await sql`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`.execute(db);
  if (rows.length > 0) return;
  try {
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SchemaRefusal(
      `L’extension pg_trgm manque et n’a pas pu être créée (${reason}). ` +
        'Un administrateur de la base doit exécuter : CREATE EXTENSION pg_trgm (the pg_trgm extension is missing).',
    );
  }
}
