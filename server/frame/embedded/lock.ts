import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefusal } from '../work/startRefusal';
import { processIdentity } from './processIdentity';

interface Holder {
  readonly pid: number;
  /** Identifies this run of the process: the system gives a process number again to others (RELIABILITY F12). */
  readonly identity: string;
  readonly host: string;
}

const BEAT_MS = 3000;
/** A holder on another machine counts as alive when it touches its lock within this time. */
const SILENCE_MS = 4 * BEAT_MS;
/** Taking a lock over lasts milliseconds, so a guard file older than this was left by a killed start. */
const GUARD_MS = 10_000;
const GUARD_PAUSE_MS = 25;

/** Keeps the data directory ours until `release`. */
export interface Lock {
  release(): Promise<void>;
}

/**
 * Takes the data directory for this process, also when a dead process left its lock there (RELIABILITY F11, F12).
 * Throws a StartRefusal that names the process that uses it.
 */
export async function lockDirectory(dataDir: string): Promise<Lock> {
  const file = join(dataDir, 'comptoir.lock');
  const mine: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', host: hostname() };
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await createdLock(file, mine)) return heldLock(file);
    const text = await readFile(file, 'utf8').catch(() => '');
    const holder = parseHolder(text);
    if (holder) await refuseIfAlive(file, holder, dataDir);
    // A lock file is empty for an instant while it is written. If it stays empty, its writer was killed.
    else if (attempt < 10) await sleep(50);
    if ((holder || attempt >= 10) && (await takenOver(file, text, mine))) return heldLock(file);
  }
  throw new StartRefusal(`Le répertoire ${dataDir} n’a pas pu être réservé : ${file} change sans cesse.`);
}

/** Returns the live process of this machine that holds the directory, if any. */
export async function lockHolder(dataDir: string): Promise<number | undefined> {
  const holder = parseHolder(await readFile(join(dataDir, 'comptoir.lock'), 'utf8').catch(() => ''));
  return holder && holder.host === hostname() && processIdentity(holder.pid) === holder.identity
    ? holder.pid
    : undefined;
}

/** Returns the message for a second start on the same data. */
export function inUse(dataDir: string, pid: number, where = ''): string {
  return (
    `${dataDir} : répertoire déjà utilisé par le processus ${pid}${where}.\n` +
    `(data directory already used by process ${pid})`
  );
}

async function createdLock(file: string, mine: Holder): Promise<boolean> {
  return writeFile(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

function heldLock(file: string): Lock {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, BEAT_MS);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      await rm(file, { force: true });
    },
  };
}

async function refuseIfAlive(file: string, holder: Holder, dataDir: string): Promise<void> {
  const here = holder.host === hostname();
  const alive = here ? processIdentity(holder.pid) === holder.identity : await isTouched(file);
  if (!alive) return;
  throw new StartRefusal(inUse(dataDir, holder.pid, here ? '' : ` de la machine ${holder.host}`));
}

/**
 * Tells whether the lock is touched while we watch. Its time is not compared with ours: the other machine's clock may
 * differ.
 */
async function isTouched(file: string): Promise<boolean> {
  const before = await touchedAt(file);
  for (let waited = 0; waited < SILENCE_MS; waited += 500) {
    await sleep(500);
    if ((await touchedAt(file)) !== before) return true;
  }
  return false;
}

async function touchedAt(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

/**
 * Replaces the dead lock that was read with ours. A guard file lets one start at a time do so: a slower start would
 * otherwise remove the lock of the faster one.
 */
async function takenOver(file: string, read: string, mine: Holder): Promise<boolean> {
  const guard = `${file}.reprise`;
  if (!(await createdLock(guard, mine))) {
    await sleep(GUARD_PAUSE_MS);
    const since = await touchedAt(guard);
    if (since !== undefined && Date.now() - since > GUARD_MS) await rm(guard, { force: true });
    return false;
  }
  try {
    if ((await readFile(file, 'utf8').catch(() => read)) === read) await rm(file, { force: true });
    return await createdLock(file, mine);
  } finally {
    await rm(guard, { force: true });
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, identity, host } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && identity && host ? { pid, identity, host } : undefined;
  } catch {
    return undefined;
  }
}
