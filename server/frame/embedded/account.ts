import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../work/startRefusal';

/** The account of the host that runs PostgreSQL. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/**
 * The account to run PostgreSQL as: undefined for our own. PostgreSQL refuses root, and initdb refuses a number
 * without a name, so root takes the owner of the data already there, or `postgres`, or else `nobody`; no account is
 * created on the host.
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

/** Whether the account may execute this program, or enter this folder. */
export function mayEnter(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...idsOf(account), cwd: '/', env: {} });
  return test.status === 0;
}

/** The spawn options that make a child run as the account. */
export function idsOf(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  const id = Number(stdout);
  return status === 0 && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
