import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../db/openDatabase';
import type { Db } from '../../../db/pool';
import { startBucket } from '../../testing/bucket';
import { type TestClient, testClient } from '../../testing/client';
import { freshDatabase } from '../../testing/fresh';
import { buildServer, type ServerProcess, startServer } from '../../testing/serverProcess';

/** One database and one store for several server processes, each with its own data directory. */
export interface Site {
  db: Db;
  /** Starts another process; `env` is added to the settings that all share. */
  start(env?: Record<string, string>): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** Opens a site whose database is empty, without a schema. */
export async function openSite(): Promise<Site> {
  await buildServer();
  const database = await freshDatabase();
  const bucket = await startBucket();
  const own = openDatabase(database.connection, { max: 2 });
  await sql`DROP SCHEMA public CASCADE`.execute(own.db);
  await sql`CREATE SCHEMA public`.execute(own.db);
  const servers: ServerProcess[] = [];
  const folders: string[] = [];
  return {
    db: own.db,
    async start(env = {}) {
      const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-site-'));
      folders.push(dataDir);
      const shared = { DATABASE_URL: database.connectionString, ALLOW_UNSAFE_DB: '1', ...bucket.env };
      const server = await startServer({ dataDir, env: { ...shared, ...env } });
      servers.push(server);
      return server;
    },
    async close() {
      for (const { child, end } of servers) {
        if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
      }
      await own.close();
      await bucket.close();
      await database.drop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the same person with the same token, on this server. */
export function on({ baseUrl }: ServerProcess, person: Pick<TestClient, 'username' | 'password' | 'token'>) {
  return testClient(baseUrl, { utilisateurid: 0, ...person });
}

/** Signs a person in on this server. */
export async function signedIn(server: ServerProcess, username: string, password: string): Promise<TestClient> {
  const answer = await on(server, { username, password, token: null }).post('auth/login', { username, password });
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.bytes.toString('utf8')}`);
  return on(server, { username, password, token: answer.body.data.token });
}
