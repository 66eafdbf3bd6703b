import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config';
import type { StartedDatabase } from '../frame/embedded/database';
import { StartRefusal } from '../frame/work/startRefusal';

/** The states of the demonstration, kept beside its data: being seeded, or whole. */
const SEEDING = 'en cours';
const READY = 'prête';

/** Refuses a demonstration on the operator's own database or store. Throws a StartRefusal. */
export function refuseDemoOn({ databaseUrl, s3 }: Config): void {
  if (s3) throw new StartRefusal('npm run demo a ses propres fichiers : relancez-le sans S3_BUCKET (unset S3_BUCKET).');
  if (databaseUrl) {
    throw new StartRefusal(
      'npm run demo a sa propre base de données : relancez-le sans DATABASE_URL (unset DATABASE_URL).',
    );
  }
}

/**
 * Tells whether the demonstration is already there. If its seeding was interrupted, empties it for a new seeding.
 * Throws a StartRefusal when the directory holds other data.
 */
export async function isDemoReady({ dataDir, connection }: StartedDatabase): Promise<boolean> {
  const state = await readFile(markerPath(dataDir), 'utf8').catch(() => undefined);
  if (state === READY) return true;
  if (state === SEEDING) await emptyDemo(dataDir, connection);
  else if (await hasSchema(connection)) {
    throw new StartRefusal(
      `${dataDir} contient d’autres données que la démonstration : ` +
        'choisissez un autre DATA_DIR (other data live there).',
    );
  }
  await writeFile(markerPath(dataDir), SEEDING);
  return false;
}

/** Marks the demonstration as whole. */
export async function markDemoReady(dataDir: string): Promise<void> {
  await writeFile(markerPath(dataDir), READY);
}

function markerPath(dataDir: string): string {
  return join(dataDir, 'demonstration');
}

async function hasSchema(connection: pg.ClientConfig): Promise<boolean> {
  const rows = await queryOnce(connection, `SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1`);
  return rows.length > 0;
}

async function emptyDemo(dataDir: string, connection: pg.ClientConfig): Promise<void> {
  await queryOnce(connection, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await rm(join(dataDir, 'files'), { recursive: true, force: true });
}

async function queryOnce(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}
