import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../work/startRefusal';
import { type Account, idsOf } from './account';
import type { Binaries } from './binaries';

/** Administrator of the embedded PostgreSQL; Comptoir itself connects as `comptoir`. */
export const ADMIN_ROLE = 'postgres';
const MAJOR = '18';
const UNFINISHED = '.new-';

/** A PostgreSQL data directory, existing or still to be made. */
export interface Cluster {
  readonly base: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  /** How many connections it accepts at most. */
  readonly connections: number;
}

/**
 * Tells whether a usable cluster is there. Throws a StartRefusal when the folder holds something else: it is never
 * initialised again (F13).
 */
export async function hasCluster(base: string): Promise<boolean> {
  const entries = await readdir(base).catch(() => []);
  if (entries.length === 0) return false;
  const version = (await readFile(join(base, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const control = await stat(join(base, 'global', 'pg_control')).catch(() => undefined);
  if (version === '' || !control) {
    throw new StartRefusal(await damagedMessage(base, 'il y manque PG_VERSION ou global/pg_control'));
  }
  if (version !== MAJOR) {
    throw new StartRefusal(
      `${base} a été écrit par PostgreSQL ${version}, ce Comptoir apporte PostgreSQL ${MAJOR}.\n` +
        'Revenez à la version de Comptoir qui l’a écrit, ou restaurez une sauvegarde dans un nouveau répertoire.',
    );
  }
  return true;
}

/** Returns the message for data that do not open: the reason, and the place of the last backup. */
export async function damagedMessage(base: string, why: string): Promise<string> {
  const folder = join(base, '..', 'sauvegardes');
  const found = (await readdir(folder).catch(() => [])).sort();
  const backups = found.filter((name) => !name.endsWith('.inachevee'));
  const last = backups.at(-1);
  return (
    `La base de données ${base} ne s’ouvre pas (${why}). Rien n’a été modifié ni réinitialisé.\n` +
    (last ? `Dernière sauvegarde : ${join(folder, last)}` : `Aucune sauvegarde dans ${folder}.`) +
    '\n(the database directory is damaged; it was left untouched)'
  );
}

/**
 * Makes a cluster under another name and renames it when it is whole, so that an interrupted start leaves no half
 * cluster. The builtin locale gives the same order and case on every system; texts are sorted by a normalised column.
 */
export async function createCluster(cluster: Cluster, password: string, fast: boolean): Promise<void> {
  const { base, account } = cluster;
  // The initdb of a killed start may still be writing, so every attempt has its own name.
  const unfinished = `${base}${UNFINISHED}${randomUUID()}`;
  const passwordFile = `${unfinished}.secret`;
  await mkdir(unfinished, { mode: 0o700 });
  await chmod(unfinished, 0o700);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await initdb({ ...cluster, base: unfinished }, passwordFile, fast);
    await rename(unfinished, base);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Removes the remains of interrupted first starts. An initdb that still runs may keep some of them until the next
 * start.
 */
export async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(`base${UNFINISHED}`)) continue;
    await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function initdb({ base, binaries, account }: Cluster, passwordFile: string, fast: boolean): Promise<void> {
  const args = [
    `--pgdata=${base}`,
    `--username=${ADMIN_ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth-local=scram-sha-256',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(fast ? ['--no-sync'] : []),
  ];
  const child = spawn(binaries.initdb, args, {
    ...idsOf(account),
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C reaches every process of the terminal's group, and must not leave a half-made cluster.
    detached: true,
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new StartRefusal(`La base de données n’a pas pu être créée dans ${base} :\n${errors.trim()}`);
}
