import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Say, StartRefusal } from '../work/startRefusal';
import { isPidTaken, isPostmasterOf } from './processIdentity';

const FAST_STOP_MS = 60_000;
const IMMEDIATE_STOP_MS = 10_000;

/**
 * What PostgreSQL writes in `postmaster.pid`. Lines: 1 process, 4 port, 5 folder of the socket or 6 address, 8 state.
 */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly host: string;
  readonly state: string;
}

/** Reads the pid file of that data directory; undefined when there is none. */
export async function readPidFile(base: string): Promise<PidFile | undefined> {
  const lines = (await readFile(join(base, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), host: lines[4] || lines[5] || '', state: (lines[7] ?? '').trim() };
}

/**
 * Ends the database that a killed Comptoir left running on this data directory, or waits for one that is ending: two
 * must never run on the same data. The caller holds the directory's lock. Throws a StartRefusal when the database does
 * not end.
 */
export async function endLeftover(base: string, say: Say): Promise<void> {
  const left = await readPidFile(base);
  if (!left) return;
  if (isPostmasterOf(left.pid, base)) {
    say(`Une base de données d’un arrêt brutal tourne encore (processus ${left.pid}) : elle est arrêtée.`);
    if (await hasEndedBy(left.pid, base, 'SIGINT', FAST_STOP_MS)) return;
    if (await hasEndedBy(left.pid, base, 'SIGQUIT', IMMEDIATE_STOP_MS)) return;
    throw new StartRefusal(
      `La base de données du processus ${left.pid} ne s’arrête pas ; arrêtez-la puis recommencez.`,
    );
  }
  if (isPidTaken(left.pid)) await disownPid(base);
}

/** Sends the signal and waits. True once that process no longer runs this data directory, false after `withinMs`. */
export async function hasEndedBy(
  pid: number,
  base: string,
  signal: NodeJS.Signals,
  withinMs: number,
): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended before the signal.
  }
  const deadline = Date.now() + withinMs;
  while (isPostmasterOf(pid, base)) {
    if (Date.now() > deadline) return false;
    await sleep(25);
  }
  return true;
}

/**
 * Writes our process number into the pid file, whose number now belongs to a stranger: PostgreSQL would refuse to start
 * because of it. Deleting the file would lose its shared memory key, by which PostgreSQL notices surviving child
 * processes. Our number keeps that check, because PostgreSQL ignores a pid file that names its parent.
 */
async function disownPid(base: string): Promise<void> {
  const file = join(base, 'postmaster.pid');
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  const { uid, gid } = await stat(file);
  await writeFile(`${file}.new`, [process.pid, ...rest].join('\n'), { mode: 0o600 });
  if (process.getuid?.() === 0) await chown(`${file}.new`, uid, gid);
  await rename(`${file}.new`, file);
}
