import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../../frame/embedded/roles';
import { makeSkewed, planAsEmbedded } from './skewed';

export type Template = 'empty' | 'house' | 'skewed';

/** The database of one test file, with the whole schema: no test sees the data of another (RELIABILITY § 5.17). */
export interface FreshDatabase extends AsyncDisposable {
  /** Connection settings as `pg.Pool` and `pg.Client` take them; the role is the administrator's. */
  readonly connection: Connection;
  readonly connectionString: string;
  drop(): Promise<void>;
}

/**
 * Copies a template of the run. `empty` has only the rows of the migrations; `house` also has the first administrator,
 * whose password is PASSWORD; `skewed` also has the rows of that file, and is made when it is first asked for. Call
 * `drop` in `afterAll`; it closes connections that are still open.
 */
export async function freshDatabase(template: Template = 'empty'): Promise<FreshDatabase> {
  const { admin, run } = inject('testServer');
  const database = `${run}_${randomBytes(6).toString('hex')}`;
  await asAdmin(admin, async (client) => {
    const [from, skewed] = [`${run}_${template}`, template === 'skewed'];
    if (skewed) await makeSkewed(client, { skewed: from, house: `${run}_house` });
    // With the default strategy the copy would go through the log: it would be written twice, and fill half of the
    // cache.
    await client.query(`CREATE DATABASE ${database} TEMPLATE ${from} STRATEGY file_copy`);
    if (skewed) await planAsEmbedded(client, database);
  });
  const drop = async () => {
    await asAdmin(admin, (client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
  };
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

async function asAdmin(admin: Connection, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...admin, ssl: false });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
