import { readFile } from 'node:fs/promises';
import { databaseProcesses } from '../../crash/processes';

/** Memory in MiB, each shared page counted once over all that share it (PSS). */
export interface Memory {
  /** Our server's process, with those that serve for it. */
  node: number;
  /** All processes of the database together, without `shared`. */
  postgres: number;
  /** Of the database: shared buffers and the like that were touched; bounded by its settings. */
  shared: number;
}

const KIB_PER_MIB = 1024;

/** A field of a process's memory map, MiB; 0 when the process has ended. */
async function pss(pid: number, ...fields: readonly string[]): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return fields.reduce((sum, field) => {
    const [, kib = '0'] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text) ?? [];
    return sum + Number(kib) / KIB_PER_MIB;
  }, 0);
}

/** A server's process and those that serve for it, without the database's. */
async function processesOf(pid: number, database: readonly number[]): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)].filter((one) => !database.includes(one));
}

const TICKS_PER_SECOND = 100;

/** Seconds of a processor that processes have had, and those of theirs that ended. */
async function worked(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')));
  const ticks = stats.map((stat) => {
    // The name is in parentheses and may hold spaces; user and system time are the twelfth and thirteenth after it, and
    // behind them those of children that were waited for: a connection's process that ended still counts.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    return fields.reduce((sum, one) => sum + Number(one), 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}

/** Seconds of a processor that a server and its database have had since they started. */
export async function workOf(pid: number, base: string): Promise<{ node: number; postgres: number }> {
  const pids = (await databaseProcesses(base)).map((found) => found.pid);
  return { node: await worked(await processesOf(pid, pids)), postgres: await worked(pids) };
}

/** What a server and its database hold now. `base` is the database's directory. */
export async function memoryOf(pid: number, base: string): Promise<Memory> {
  const pids = (await databaseProcesses(base)).map((found) => found.pid);
  const ours = await Promise.all((await processesOf(pid, pids)).map((one) => pss(one, 'Pss')));
  const all = await Promise.all(pids.map(async (one) => [await pss(one, 'Pss'), await pss(one, 'Pss_Shmem')] as const));
  const total = all.reduce((sum, [whole]) => sum + whole, 0);
  const shared = all.reduce((sum, [, shmem]) => sum + shmem, 0);
  return { node: ours.reduce((sum, one) => sum + one, 0), postgres: total - shared, shared };
}

/** The growth of values taken at even intervals, in units per interval (least squares). */
export function slopeOf(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return 0;
  const [meanX, meanY] = [(n - 1) / 2, values.reduce((sum, value) => sum + value, 0) / n];
  const over = values.reduce((sum, value, x) => sum + (x - meanX) * (value - meanY), 0);
  const under = values.reduce((sum, _, x) => sum + (x - meanX) ** 2, 0);
  return over / under;
}
