import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Say, StartRefusal } from '../work/startRefusal';
import { databaseAccount } from './account';
import { findBinaries } from './binaries';
import { type Cluster, createCluster, damagedMessage, hasCluster, removeUnfinished } from './cluster';
import { openDataDirectory } from './dataDirectory';
import { lockDirectory } from './lock';
import { endLeftover } from './pidFile';
import { type Place, type Postmaster, StartFailure, startPostmaster, stopPostmaster } from './postmaster';
import { adminConnection, type Connection, ensureRole } from './roles';
import { keptSecret, readSecret } from './secret';
import { findPlace } from './socketFolder';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly say: Say;
  /** Tests only: no fsync, because the data are thrown away. */
  readonly fast?: boolean;
  /** How many connections the database accepts at most; 50 when absent. */
  readonly connections?: number;
  /** Called once while PostgreSQL starts. */
  readonly meanwhile?: () => void;
}

/** The running embedded PostgreSQL. */
export interface Embedded {
  /** The real path of the data directory, where files and secrets belong. */
  readonly dataDir: string;
  readonly connection: Connection;
  readonly admin: Connection;
  stop(): Promise<void>;
}

/** A killed postmaster's child processes keep its shared memory for a moment (RELIABILITY F03). */
const STILL_HELD = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;
const STILL_HELD_MS = 30_000;

/**
 * Takes the data directory, ends the database that an earlier run left, makes the cluster on the first start, and
 * starts PostgreSQL. When the database dies while we run, it is started again. Throws a StartRefusal when the directory
 * is in use, damaged or out of reach.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir: configured, say, fast = false, connections = 50, meanwhile } = options;
  const account = await databaseAccount(configured);
  const dataDir = await openDataDirectory(configured, account, say);
  const lock = await lockDirectory(dataDir);
  try {
    const binaries = await findBinaries(account, dataDir, say);
    const cluster = { base: join(dataDir, 'base'), binaries, account, connections };
    const password = await preparedCluster(cluster, dataDir, fast, say);
    const place = await findPlace(dataDir, account);
    // The call has started PostgreSQL's process when it returns its promise.
    const starting = superviseServer(cluster, place, fast, say);
    meanwhile?.();
    const supervised = await starting;
    const admin = adminConnection(place, password);
    const connection = await ensureRole(admin, await keptSecret(dataDir, 'base')).catch(async (error: unknown) => {
      await supervised.stop();
      throw error;
    });
    return {
      dataDir,
      admin,
      connection,
      async stop() {
        await supervised.stop();
        await rm(place.host, { recursive: true, force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Returns the administrator's password of the cluster. Makes the cluster when there is none. */
async function preparedCluster(cluster: Cluster, dataDir: string, fast: boolean, say: Say): Promise<string> {
  await removeUnfinished(dataDir);
  if (await hasCluster(cluster.base)) {
    await endLeftover(cluster.base, say);
    const kept = await readSecret(dataDir, 'postgres');
    if (kept) return kept;
    throw new StartRefusal(`${join(dataDir, 'secrets', 'postgres')} manque : sans ce secret, la base ne s’ouvre pas.`);
  }
  say('Premier démarrage : création de la base de données…');
  const password = await keptSecret(dataDir, 'postgres');
  await createCluster(cluster, password, fast);
  return password;
}

/** Keeps one postmaster running until `stop`. */
async function superviseServer(
  cluster: Cluster,
  place: Place,
  fast: boolean,
  say: Say,
): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let running = await startPostmasterPatiently(cluster, place, fast, say);
  let revival = Promise.resolve();

  const watch = ({ child, lastWords }: Postmaster) => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      say(`La base de données s’est arrêtée (${signal ?? code}) : elle est relancée. ${lastWords()}`);
      revival = revive();
    });
  };
  const revive = async () => {
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5000)) {
      try {
        running = await startPostmasterPatiently(cluster, place, fast, say);
        watch(running);
        return;
      } catch (error) {
        say(`La base de données ne repart pas : ${(error as Error).message}`);
        await sleep(pause);
      }
    }
  };
  watch(running);
  return {
    async stop() {
      stopping = true;
      await revival;
      await stopPostmaster(running.child);
    },
  };
}

/** Starts PostgreSQL, and tries again while the child processes of a killed one are still ending. */
async function startPostmasterPatiently(cluster: Cluster, place: Place, fast: boolean, say: Say): Promise<Postmaster> {
  for (const since = Date.now(); ; await sleep(200)) {
    try {
      return await startPostmaster(cluster, place, fast, say);
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      if (STILL_HELD.test(error.message) && Date.now() - since < STILL_HELD_MS) continue;
      throw new StartRefusal(await damagedMessage(cluster.base, error.message || 'arrêt au démarrage'));
    }
  }
}
