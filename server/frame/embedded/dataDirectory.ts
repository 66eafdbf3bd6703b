import { createHash } from 'node:crypto';
import { access, chmod, constants, mkdir, readdir, realpath, rmdir, stat, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type Say, StartRefusal } from '../work/startRefusal';
import { type Account, mayEnter } from './account';
import { SHARED_HOME } from './binaries';

/**
 * Makes the data directory and returns its real path. When PostgreSQL's account cannot enter it (a project in root's
 * home), the data are kept under /var/lib/comptoir and the configured path becomes a link to them. Throws a
 * StartRefusal when the directory already holds data and that account cannot enter it.
 */
export async function openDataDirectory(configured: string, account: Account | undefined, say: Say): Promise<string> {
  const real = await makeFolder(resolve(configured));
  if (!account) return real;
  // The account only crosses this folder. What the folder contains has its own rights (base 0700, secrets 0700, files
  // 0700).
  await letCross(real);
  return mayEnter(account, real) ? real : moveOut(real, account, say);
}

async function makeFolder(path: string): Promise<string> {
  try {
    // The parent folders get ordinary rights, because PostgreSQL's account must cross them.
    const isNew = (await mkdir(path, { recursive: true })) !== undefined;
    if (isNew) await chmod(path, 0o700);
    const real = await realpath(path);
    await access(real, constants.W_OK);
    return real;
  } catch (error) {
    throw new StartRefusal(
      `Le répertoire de données ${path} n’est pas utilisable par ce compte : ${(error as Error).message}\n` +
        'Indiquez un autre dossier par DATA_DIR.',
    );
  }
}

async function moveOut(real: string, account: Account, say: Say): Promise<string> {
  if ((await readdir(real)).length > 0) {
    throw new StartRefusal(
      `Le compte « ${account.name} », qui fait tourner PostgreSQL, ne peut pas entrer dans ${real}, ` +
        'qui contient déjà des données.\n' +
        `Ouvrez le passage (chmod o+x sur les dossiers parents) ou déplacez ce dossier et indiquez-le par DATA_DIR.`,
    );
  }
  // The name contains a hash of the path, so that two projects of root have two directories.
  const mark = createHash('sha256').update(real).digest('hex').slice(0, 8);
  const target = join(SHARED_HOME, `${basename(real)}-${mark}`);
  await mkdir(target, { recursive: true, mode: 0o711 });
  await letCross(SHARED_HOME);
  await letCross(target);
  if (!mayEnter(account, target)) {
    throw new StartRefusal(
      `Le compte « ${account.name} » ne peut pas entrer dans ${target} : indiquez un autre DATA_DIR.`,
    );
  }
  await rmdir(real).then(
    () => symlink(target, real),
    () => undefined, // a mount point cannot be replaced and stays
  );
  say(
    `Le compte « ${account.name} », qui fait tourner PostgreSQL, ne peut pas entrer dans ${real} : ` +
      `les données sont dans ${target}.`,
  );
  return target;
}

async function letCross(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o011) !== 0o011) await chmod(folder, mode | 0o011);
}
