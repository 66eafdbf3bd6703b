import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../work/startRefusal';

/** The account of this machine that runs PostgreSQL. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/**
 * Returns the account to run PostgreSQL as, or undefined for our own. PostgreSQL refuses root, and initdb refuses a
 * user id without a name. So root uses the owner of the existing data, or else `postgres`, or else `nobody`; it creates
 * no account on this machine.
 */
export async function databaseAccount(dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const base = await stat(join(dataDir, 'base')).catch(() => undefined);
  if (base && base.uid !== 0) return { uid: base.uid, gid: base.gid, name: String(base.uid) };
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid && gid) return { uid, gid, name };
  }
  throw new StartRefusal(
    'PostgreSQL refuse de tourner en root, et ce système n’a ni compte « postgres » ni compte « nobody ».\n' +
      'Lancez Comptoir avec un compte ordinaire, ou donnez DATABASE_URL.',
  );
}

/** Tells whether the account may execute this program, or enter this folder. */
export function mayEnter(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...idsOf(account), cwd: '/', env: {} });
  return test.status === 0;
}

/** Returns the spawn options that run a child process as the account. */
export function idsOf(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  const id = Number(stdout);
  return status === 0 && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
