import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from '../work/startRefusal';
import { idsOf } from './account';
import type { Cluster } from './cluster';
import { readPidFile } from './pidFile';

/** Where the database listens: the folder of a unix socket, or an address on Windows. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A running postmaster that we started. */
export interface Postmaster {
  readonly child: ChildProcess;
  /** Returns the last text that it wrote, to explain why it ended. */
  readonly lastWords: () => string;
}

/** Thrown when PostgreSQL ended before it was ready. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

const LAST_WORDS = 4000;

/** Starts PostgreSQL and waits until it has recovered and accepts connections. Throws a StartFailure. */
export async function startPostmaster(cluster: Cluster, place: Place, fast: boolean, say: Say): Promise<Postmaster> {
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.base, ...settings(cluster, place, fast)], {
    ...idsOf(cluster.account),
    cwd: '/',
    // PostgreSQL must not see this machine's PG… variables.
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // PostgreSQL gets its own process group: Ctrl-C must not stop it before the requests in flight end (F18).
    detached: true,
  });
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
  });
  const lastWords = () => words.trim();
  const failed = once(child, 'exit').then(() => {
    throw new StartFailure(lastWords());
  });
  failed.catch(() => undefined);
  await Promise.race([isReady(cluster.base, child, say), failed]);
  return { child, lastWords };
}

/**
 * Stops the postmaster with SIGINT (its fast shutdown): open transactions are rolled back, and everything is on disk.
 */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  const insist = setTimeout(() => child.kill('SIGQUIT'), 30_000);
  child.kill('SIGINT');
  await exit;
  clearTimeout(insist);
}

async function isReady(base: string, child: ChildProcess, say: Say): Promise<void> {
  for (let waited = 0; child.exitCode === null && child.signalCode === null; waited += 20) {
    const file = await readPidFile(base);
    if (file?.pid === child.pid && file?.state === 'ready') return;
    if (waited > 0 && waited % 10_000 === 0) say('La base de données se rétablit après un arrêt brutal…');
    await sleep(20);
  }
  await new Promise(() => undefined); // the caller watches the exit and decides
}

/** Returns settings that fit a small machine. Every commit reaches the disk unless `fast` (throw-away test data). */
function settings({ connections }: Cluster, { host, port }: Place, fast: boolean): string[] {
  const onSocket = process.platform !== 'win32';
  const values: Record<string, string | number> = {
    port,
    listen_addresses: onSocket ? '' : host,
    unix_socket_directories: onSocket ? host : '',
    unix_socket_permissions: '0700',
    // Twice as much reads a million rows no faster: the system caches the files that are read.
    shared_buffers: '64MB',
    max_connections: connections,
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: 1.1,
    jit: 'off',
    io_method: 'sync',
    huge_pages: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    fsync: fast ? 'off' : 'on',
    full_page_writes: fast ? 'off' : 'on',
    // A test grows within seconds: plans made for empty tables took most of its time.
    ...(fast && { autovacuum_naptime: '5s' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
