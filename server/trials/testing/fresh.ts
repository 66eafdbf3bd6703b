import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../../frame/embedded/roles';

/** The database of one test file, with the whole schema. */
export interface FreshDatabase extends AsyncDisposable {
  /** Connection settings as `pg.Pool` and `pg.Client` take them; the role is the administrator's. */
  readonly connection: Connection;
  readonly connectionString: string;
  drop(): Promise<void>;
}

/**
 * Copies a template of the run. `empty` has only the rows of the migrations; `house` also has the first administrator,
 * whose password is PASSWORD. Call `drop` in `afterAll`; it closes connections that are still open.
 */
export async function freshDatabase(template: 'empty' | 'house' = 'empty'): Promise<FreshDatabase> {
  const { admin, run } = inject('testServer');
  const database = `${run}_${randomBytes(6).toString('hex')}`;
  // With the default strategy the copy would go through the log: it would be written twice, and fill half of the cache.
  await runAsAdmin(admin, `CREATE DATABASE ${database} TEMPLATE ${run}_${template} STRATEGY file_copy`);
  const drop = () => runAsAdmin(admin, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  const connection = { ...admin, database };
  return { connection, connectionString: addressOf(connection), drop, [Symbol.asyncDispose]: drop };
}

/** Returns the address of a connection; the folder of a unix socket is given as the `host` parameter. */
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
