import { readFile } from 'node:fs/promises';
import { databaseProcesses } from '../../crash/processes';

/** Memory in MiB, each shared page counted once over all that share it (PSS). */
export interface Memory {
  /** Our server's process. */
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

/** What a server and its database hold now. `base` is the database's directory. */
export async function memoryOf(pid: number, base: string): Promise<Memory> {
  const pids = (await databaseProcesses(base)).map((found) => found.pid);
  const all = await Promise.all(pids.map(async (one) => [await pss(one, 'Pss'), await pss(one, 'Pss_Shmem')] as const));
  const total = all.reduce((sum, [whole]) => sum + whole, 0);
  const shared = all.reduce((sum, [, shmem]) => sum + shmem, 0);
  return { node: await pss(pid, 'Pss'), postgres: total - shared, shared };
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
