import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { refusalOfDatabase } from './faults';
import type { Database } from './pool';
import type { Schema } from './schema';
import { GatheringClient } from './together';

export interface DatabaseOptions {
  /** Most connections. */
  max?: number;
  /**
   * Milliseconds that a connection, a statement and a lock may take each; by default, those of a request (`TIMEOUTS`).
   */
  patienceMs?: number;
  /** Called when an idle connection dies; without a listener the process would die (RELIABILITY F03). */
  onIdleError?: (error: Error) => void;
}

/** In milliseconds (RELIABILITY § 5.14). */
const TIMEOUTS = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

const OID = { bigint: 20, numeric: 1700, date: 1082, timestamptz: 1184 } as const;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

/** An instant in UTC as PostgreSQL writes it, with at most microseconds. */
const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/**
 * Returns ISO 8601 UTC, to the millisecond. Each row of a list has an instant, and `Date` would take six times as long.
 */
export function instantOf(text: string): string {
  const [, day, time, ms = ''] = INSTANT.exec(text) ?? [];
  return day === undefined ? new Date(text).toISOString() : `${day}T${time}.${ms.padEnd(3, '0')}Z`;
}

/** Reads sums and bigints as safe integers or throws, dates as text, instants as ISO 8601 UTC (RELIABILITY § 1.3). */
function typeParsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(OID.bigint, safeInteger);
  types.setTypeParser(OID.numeric, safeInteger);
  types.setTypeParser(OID.date, (text) => text);
  types.setTypeParser(OID.timestamptz, instantOf);
  return types;
}

/** Returns the settings of the application's connections, for a pool or a single client. */
export function connectionOf(connection: pg.ClientConfig): pg.ClientConfig {
  return { ...connection, ...TIMEOUTS, options: '-c TimeZone=UTC', application_name: 'comptoir', types: typeParsers() };
}

function waitingFor(ms: number): pg.PoolConfig {
  return { connectionTimeoutMillis: ms, statement_timeout: ms, lock_timeout: ms };
}

/** Opens a pool on one PostgreSQL database; it connects at the first query. */
export function openDatabase(connection: pg.ClientConfig, options: DatabaseOptions = {}): Database {
  const { max = 10, patienceMs } = options;
  const config = { ...connectionOf(connection), max, ...(patienceMs === undefined ? {} : waitingFor(patienceMs)) };
  const pool = new pg.Pool({ ...config, Client: GatheringClient });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection can also die between two statements of a transaction: then the next statement fails, not the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;

/**
 * Waits for the first connection of a start. The database was reached a moment ago, but after a recovery or on a busy
 * machine it may take longer than a request would wait, or refuse for a while. Throws the last failure.
 */
export async function firstConnection(pool: pg.Pool): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      (await pool.connect()).release();
      return;
    } catch (error) {
      // A wrong password or name stays wrong, so it throws at once.
      if (performance.now() > until || refusalOfDatabase(error)?.code !== 'base.indisponible') throw error;
      await sleep(PAUSE_MS);
    }
  }
}
