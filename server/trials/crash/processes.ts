import { readdir, readFile, readlink } from 'node:fs/promises';

/** The postmasters that run on a data directory: a second one would be an orphan beside the first (RELIABILITY F01). */
export async function postmastersOn(base: string): Promise<number[]> {
  return (await databaseProcesses(base)).filter(({ title }) => !title.startsWith('postgres: ')).map(({ pid }) => pid);
}

/** The database's processes that serve a connection. */
export async function backendsOn(base: string): Promise<number[]> {
  const isBackend = ({ title }: { title: string }) => /^postgres: .*(\[local\]|127\.0\.0\.1)/.test(title);
  return (await databaseProcesses(base)).filter(isBackend).map(({ pid }) => pid);
}

/** Every process of the database: each works in its data directory; all but the postmaster rewrite their title. */
export async function databaseProcesses(base: string): Promise<{ pid: number; title: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      const title = folder === base ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
      return { pid, title };
    }),
  );
  // A zombie has no command line.
  return found.filter(({ title }) => title !== '');
}
