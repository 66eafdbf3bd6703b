import { readdir, readFile, readlink } from 'node:fs/promises';

/** Returns the postmasters that run on a data directory: a second one would be an orphan (RELIABILITY F01). */
export async function postmastersOn(base: string): Promise<number[]> {
  return (await databaseProcesses(base)).filter(({ title }) => !title.startsWith('postgres: ')).map(({ pid }) => pid);
}

/** Returns the database's processes that serve a connection. */
export async function backendsOn(base: string): Promise<number[]> {
  const isBackend = ({ title }: { title: string }) => /^postgres: .*(\[local\]|127\.0\.0\.1)/.test(title);
  return (await databaseProcesses(base)).filter(isBackend).map(({ pid }) => pid);
}

/**
 * Returns every process of the database: each has the data directory as working directory, and all but the postmaster
 * change their title.
 */
export async function databaseProcesses(base: string): Promise<{ pid: number; title: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      const title = folder === base ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
      return { pid, title };
    }),
  );
  // A zombie has an empty command line.
  return found.filter(({ title }) => title !== '');
}
