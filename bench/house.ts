import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { startEmbedded } from '../server/frame/embedded/embedded';
import type { Connection } from '../server/frame/embedded/roles';
import { buildServer, type ServerProcess, startServer } from '../server/trials/testing/serverProcess';
import { PASSWORD } from './client';
import { fill } from './fill';
import type { Volume } from './seed';

/** A filled database, embedded and with fsync on, and the built server on it. */
export interface House {
  folder: string;
  connection: Connection;
  /** Starts a server for the work, and ends it afterwards. */
  withServer<T>(work: (server: ServerProcess) => Promise<T>): Promise<T>;
}

interface Built {
  /** A folder that stays, whether already filled or not. Without it, a temporary folder is made and removed. */
  kept: string | undefined;
  volume: Volume;
  say(line: string): void;
}

/** Makes a house of this volume for the work, and closes it afterwards. */
export async function inHouse({ kept, volume, say }: Built, work: (house: House) => Promise<void>): Promise<void> {
  if (kept !== undefined) await mkdir(kept, { recursive: true });
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'comptoir-bench-')));
  const embedded = await startEmbedded({ dataDir: folder, say });
  try {
    const { connection } = embedded;
    const house: House = { folder, connection, withServer: (inside) => withServer(folder, connection, inside) };
    // This server only makes the tables: its check after the start would delay the VACUUM of the filling.
    await house.withServer(async () => undefined);
    await fill(connection, volume, say);
    await work(house);
  } finally {
    await embedded.stop();
    if (kept === undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function withServer<T>(
  folder: string,
  { host, port, user, password, database }: Connection,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const place = `host=${encodeURIComponent(host)}&port=${port}`;
  const address = `postgresql://${user}:${encodeURIComponent(password)}@/${database}?${place}`;
  const env = { DATABASE_URL: address, ADMIN_PASSWORD: PASSWORD, NODE_ENV: 'production', POOL_MAX: '16' };
  const server = await startServer({ dataDir: folder, program: await buildServer(), env });
  return work(server).finally(() => server.end('SIGTERM'));
}

/**
 * The database is quiet when this many looks in a row find nobody at work. They last longer than a start's wait for its
 * check.
 */
const QUIET = { looks: 8, everyMs: 500 };

/** Waits for the ledger's check after a start and the vacuuming after a filling, because neither is measured. */
export async function untilQuiet(pool: pg.Pool): Promise<void> {
  for (let quiet = 0; quiet < QUIET.looks; await sleep(QUIET.everyMs)) {
    const { rows } = await pool.query(`
      SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state = 'active'
      UNION ALL SELECT pid FROM pg_stat_progress_vacuum UNION ALL SELECT pid FROM pg_stat_progress_analyze`);
    quiet = rows.length === 0 ? quiet + 1 : 0;
  }
}
