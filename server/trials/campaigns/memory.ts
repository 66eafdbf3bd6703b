import { readFile } from 'node:fs/promises';
import { databaseProcesses } from '../crash/processes';

/** Memory in MiB; a page shared by several processes counts once in all (PSS). */
export interface Memory {
  /** Our server's process and its worker processes. */
  node: number;
  /** All processes of the database together, without their shared memory. */
  postgres: number;
  /** Shared memory of the database that was touched, such as shared buffers; its settings limit it. */
  shared: number;
}

const KIB_PER_MIB = 1024;

/** Returns fields of a process's memory map in MiB; 0 when the process has ended. */
async function pss(pid: number, ...fields: readonly string[]): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return fields.reduce((sum, field) => {
    const [, kib = '0'] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text) ?? [];
    return sum + Number(kib) / KIB_PER_MIB;
  }, 0);
}

/** Returns a server's process and its worker processes, without those of the database. */
async function processesOf(pid: number, database: readonly number[]): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)].filter((one) => !database.includes(one));
}

/** Returns the memory that a server and its database use now. `base` is the database's directory. */
export async function memoryOf(pid: number, base: string): Promise<Memory> {
  const pids = (await databaseProcesses(base)).map((found) => found.pid);
  const ours = await Promise.all((await processesOf(pid, pids)).map((one) => pss(one, 'Pss')));
  const all = await Promise.all(pids.map(async (one) => [await pss(one, 'Pss'), await pss(one, 'Pss_Shmem')] as const));
  const total = all.reduce((sum, [whole]) => sum + whole, 0);
  const shared = all.reduce((sum, [, shmem]) => sum + shmem, 0);
  return { node: ours.reduce((sum, one) => sum + one, 0), postgres: total - shared, shared };
}

/** Returns the growth of values measured at even intervals, in units per interval (least squares). */
export function slopeOf(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return 0;
  const [meanX, meanY] = [(n - 1) / 2, values.reduce((sum, value) => sum + value, 0) / n];
  const over = values.reduce((sum, value, x) => sum + (x - meanX) * (value - meanY), 0);
  const under = values.reduce((sum, _, x) => sum + (x - meanX) ** 2, 0);
  return over / under;
}
