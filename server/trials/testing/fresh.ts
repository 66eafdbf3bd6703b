import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../../frame/embedded/roles';

/** A database of one test file, with the whole schema. */
export interface FreshDatabase extends AsyncDisposable {
  /** As `pg.Pool` and `pg.Client` take it; the role is the administrator's. */
  readonly connection: Connection;
  readonly connectionString: string;
  drop(): Promise<void>;
}

/**
 * Copies a template of the run: `empty` has no row but the migrations' own, `house` the first administrator too, whose
 * password is PASSWORD. Call `drop` in `afterAll`, connections still open are closed.
 */
export async function freshDatabase(template: 'empty' | 'house' = 'empty'): Promise<FreshDatabase> {
  const { admin, run } = inject('testServer');
  const database = `${run}_${randomBytes(6).toString('hex')}`;
  // Through the log it would be written twice, and a half of the cache would be its pages.
  await runAsAdmin(admin, `CREATE DATABASE ${database} TEMPLATE ${run}_${template} STRATEGY file_copy`);
  const drop = () => runAsAdmin(admin, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  const connection = { ...admin, database };
  return { connection, connectionString: addressOf(connection), drop, [Symbol.asyncDispose]: drop };
}

/** The address of a connection; a unix socket's folder is given as the `host` parameter. */
function addressOf({ host, port, user, password, database }: Connection): string {
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return host.startsWith('/')
    ? `postgresql://${who}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
    : `postgresql://${who}@${host}:${port}/${database}`;
}

async function runAsAdmin(admin: Connection, sql: string): Promise<void> {
  const client = new pg.Client({ ...admin, ssl: false });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
