import { constants, setPriority } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { analyseUnknown, takeTurn } from '../db/maintenance.repository';
import { openDatabase } from '../db/openDatabase';
import type { Db } from '../db/pool';
import { repeatTask, type Stop } from '../frame/work/repeat';
import { checkLedger } from './check';
import { instantOf, saveWholeVerdict } from './verdict.repository';

/** Delay after a start, so that the first requests come before the check. */
const FIRST_MS = 2000;
const EVERY_MS = 24 * 3_600_000;
/** Delay after a failed check: the database was restarted, or had no room for it. A whole check may take minutes. */
const AGAIN_MS = 600_000;

/** Checks the whole ledger and tells every server on this database; they refuse writes within seconds of damage. */
export async function verifyLedger(db: Db): Promise<void> {
  await analyseUnknown(db);
  const instant = await instantOf(db);
  await saveWholeVerdict(db, instant, await checkLedger(db));
}

/**
 * Checks the whole ledger soon after a start, which itself reads only the latest rows, and then every day on one of the
 * servers on this database (docs/adr/0018). Returns a function that stops it, at once even during a check. With the
 * database on this machine, the check has the lowest priority.
 */
export function verifyRegularly(
  connection: pg.ClientConfig,
  log: FastifyBaseLogger,
  { isOnThisMachine = false, firstMs = FIRST_MS } = {},
): Stop {
  let isStopped = false;
  let cancel = async () => {};
  /**
   * False after a start or a failure: the server then checks, whatever the other servers did. True after a completed
   * check: the servers then take turns.
   */
  let isInTurn = false;

  const verify = async () => {
    // The check has its own connection and closes it, which frees the memory that it used.
    const { db, close } = openDatabase(connection, { max: 1 });
    try {
      // The turn lasts half a period, so that a timer that is a little early does not skip one. When nothing can be
      // written, this line fails first.
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
  const stop = repeatTask(verify, {
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

/** Gives a process the lowest priority; a system that does not allow it changes nothing. */
function putLast(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The check is right at any priority.
  }
}

/** Ends the connection of a process of the database, whatever it is doing. */
async function endConnection(pid: number, connection: pg.ClientConfig): Promise<void> {
  const { db, close } = openDatabase(connection, { max: 1 });
  await sql`SELECT pg_terminate_backend(${pid}::integer)`.execute(db).finally(close);
}
