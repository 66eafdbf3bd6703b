import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Say, StartRefusal } from '../work/startRefusal';
import { startEmbedded } from './embedded';

/** The database of this run, ready to be migrated. */
export interface StartedDatabase {
  /** Connection settings as `pg.Pool` and `pg.Client` take them. */
  readonly connection: pg.ClientConfig;
  /** The real path of the data directory, where files and secrets belong. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** A start of the database, from the side of its caller. */
interface Starting {
  readonly say: Say;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /**
   * Called once while the database's own process starts or is waited for: a good time for work that needs the
   * processor.
   */
  readonly meanwhile: () => void;
}

/** The settings by which the database is opened. */
interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly allowUnsafeDb: boolean;
  readonly workers: number;
  readonly poolMax: number;
}

/** Connections for backups, tools and an administrator, besides those of the serving processes. */
const CONNECTIONS_OF_OTHERS = 14;
const LEAST_CONNECTIONS = 50;

/**
 * Returns the number of connections that we need. Each serving process has its pool and, at times, two more
 * (docs/operations.md "Several processes").
 */
function connectionsWanted({ workers, poolMax }: DatabaseSettings): number {
  return Math.max(LEAST_CONNECTIONS, workers * (poolMax + 2) + CONNECTIONS_OF_OTHERS);
}

const OLDEST_VERSION = 14;
const LONGEST_PAUSE_MS = 5000;

/**
 * Starts the embedded PostgreSQL. With DATABASE_URL, waits for that server instead and checks that it does not lose
 * acknowledged writes (RELIABILITY F05, F06). Throws a StartRefusal when the database must not be used, and an
 * AbortError when `signal` ends the wait.
 */
export async function startDatabase(
  config: DatabaseSettings,
  { say, signal, meanwhile }: Starting,
): Promise<StartedDatabase> {
  const connections = connectionsWanted(config);
  if (!config.databaseUrl) return startEmbedded({ dataDir: config.dataDir, say, connections, meanwhile });
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const connection = { connectionString: config.databaseUrl };
  const reaching = reachableServer(connection, config.allowUnsafeDb, say, signal);
  meanwhile();
  const offered = await reaching;
  const used = config.workers * (config.poolMax + 2);
  if (used > offered) say(`La base accepte ${offered} connexions (max_connections) : Comptoir peut en ouvrir ${used}.`);
  return { connection, dataDir: await realpath(config.dataDir), stop: async () => undefined };
}

async function reachableServer(
  connection: pg.ClientConfig,
  allowUnsafe: boolean,
  say: Say,
  signal: AbortSignal,
): Promise<number> {
  for (let pause = 250; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await checkServer(connection, allowUnsafe);
    } catch (error) {
      if (error instanceof StartRefusal || !isPassing(error)) throw refusalOf(error);
      if (pause === 250) say(`La base de données ne répond pas encore (${(error as Error).message}) : attente…`);
      await sleep(pause, undefined, { signal });
    }
  }
}

interface Found {
  version: number;
  encoding: string;
  fsync: string;
  commit: string;
  connections: number;
}

/**
 * Refuses a server that is too old, not in UTF-8, or may lose acknowledged commits. Returns the number of connections
 * that it accepts. Throws a StartRefusal, or pg's error.
 */
export async function checkServer(connection: pg.ClientConfig, allowUnsafe: boolean): Promise<number> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Found>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version,
              current_setting('server_encoding') AS encoding,
              current_setting('fsync') AS fsync,
              current_setting('synchronous_commit') AS commit,
              current_setting('max_connections')::int AS connections`,
    );
    const found = rows[0];
    if (!found || found.version < OLDEST_VERSION) {
      throw new StartRefusal(
        `PostgreSQL ${found?.version} est trop ancien : Comptoir demande la version ${OLDEST_VERSION} ou plus récente.`,
      );
    }
    if (found.encoding !== 'UTF8')
      throw new StartRefusal(`La base de DATABASE_URL est en ${found.encoding} : il la faut en UTF8.`);
    if (!allowUnsafe && (found.fsync !== 'on' || found.commit === 'off')) {
      throw new StartRefusal(
        'Ce PostgreSQL peut perdre des paiements confirmés ' +
          `(fsync = ${found.fsync}, synchronous_commit = ${found.commit}).\n` +
          'Remettez ces réglages à « on » ; ALLOW_UNSAFE_DB=1 les accepte pour un essai.',
      );
    }
    return found.connections;
  } finally {
    await client.end();
  }
}

/**
 * Refuses connections without the limits and the time zone that we ask for. A pooler may silently drop these settings,
 * and a statement or a lock could then wait without end. Throws a StartRefusal.
 */
export async function assertLimits(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ lost: string }>(
    `SELECT name AS lost FROM pg_settings
     WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') AND setting = '0'
        OR name = 'TimeZone' AND setting NOT IN ('UTC', 'Etc/UTC')`,
  );
  if (rows.length === 0) return;
  throw new StartRefusal(
    `Un intermédiaire devant PostgreSQL ignore ${rows.map(({ lost }) => lost).join(', ')} : réglez-les sur le compte ` +
      '(a pooler leaves them out: docs/operations.md, "PgBouncer").',
  );
}

/**
 * Tells whether it is worth waiting: a server may be absent, restarting or full for a while, but a wrong password or
 * name stays wrong.
 */
function isPassing(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return !/^(28|3D|42)/.test(code);
}

function refusalOf(error: unknown): Error {
  if (error instanceof StartRefusal) return error;
  return new StartRefusal(`La base de DATABASE_URL refuse la connexion : ${(error as Error).message}`);
}
