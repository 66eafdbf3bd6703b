import { constants, setPriority } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { analyseUnknown, takeTurn } from '../db/maintenance.repository';
import { type Db, openDatabase } from '../db/pool';
import { repeat, type Stop } from '../frame/work/repeat';
import { checkLedger } from './check';
import { instantOf, saveWholeVerdict } from './verdict.repository';

/** The first requests after a start come before it. */
const FIRST_MS = 2000;
const EVERY_MS = 24 * 3_600_000;
/** After one that failed: the database was restarted, or had no room for it. A whole one may take minutes. */
const AGAIN_MS = 600_000;

/** Checks the whole ledger and tells every server on this database: they refuse writes within seconds of damage. */
export async function verifyLedger(db: Db): Promise<void> {
  await analyseUnknown(db);
  const instant = await instantOf(db);
  await saveWholeVerdict(db, instant, await checkLedger(db));
}

/**
 * Checks the whole ledger soon after a start, which itself looks at the latest rows alone, and every day, by one of the
 * servers on this database (docs/adr/0018). Gives what stops it, at once in the middle of a check. On this machine
 * everything else comes first.
 */
export function verifyRegularly(
  connection: pg.ClientConfig,
  log: FastifyBaseLogger,
  { isOnThisMachine = false, firstMs = FIRST_MS } = {},
): Stop {
  let isStopped = false;
  let cancel = async () => {};
  /** A start checks whatever the other servers did, and so does who failed; who was through takes turns with them. */
  let isInTurn = false;

  const verify = async () => {
    // A connection of its own, closed afterwards: what the check used of memory goes with it.
    const { db, close } = openDatabase(connection, { max: 1 });
    try {
      // Half a period: a timer that is early by a moment skips no turn. Where nothing can be written, this fails first.
      if (!(await takeTurn(db, 'verification', isInTurn ? EVERY_MS / 2 : 0)) && isInTurn) return;
      isInTurn = false;
      await sql`SET max_parallel_workers_per_gather = 0`.execute(db);
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
      const pid = rows[0]?.pid ?? 0;
      cancel = () => endConnection(pid, connection);
      if (isOnThisMachine) putLast(pid);
      if (!isStopped) await verifyLedger(db);
      isInTurn = true;
    } finally {
      cancel = async () => {};
      await close();
    }
  };
  const stop = repeat(verify, {
    name: 'verification of the ledger',
    firstMs,
    everyMs: EVERY_MS,
    againMs: AGAIN_MS,
    log,
  });
  return async () => {
    isStopped = true;
    const stopped = stop();
    await cancel().catch(() => undefined);
    await stopped;
  };
}

/** A system that does not let us shares its time as it likes. */
function putLast(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The check is right all the same.
  }
}

/** Whatever the database's process does, it does no more. */
async function endConnection(pid: number, connection: pg.ClientConfig): Promise<void> {
  const { db, close } = openDatabase(connection, { max: 1 });
  await sql`SELECT pg_terminate_backend(${pid}::integer)`.execute(db).finally(close);
}
