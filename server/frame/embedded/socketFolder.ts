import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account';
import type { Place } from './postmaster';

/**
 * The kernel limits a socket's path to 108 bytes (104 on macOS); PostgreSQL adds `/.s.PGSQL.5432.lock` to the folder.
 */
const MAX_FOLDER_BYTES = 80;

/**
 * Makes a folder for the socket, with rights 0700 for the database's account. It is in the data directory, or in the
 * system's temporary folder when that path is too long or has characters that PostgreSQL's list cannot contain. On
 * Windows, returns a free port of 127.0.0.1 instead.
 */
export async function findPlace(dataDir: string, account: Account | undefined): Promise<Place> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const inData = join(dataDir, 'socket');
  const fits = Buffer.byteLength(inData) <= MAX_FOLDER_BYTES && !/[,"\s]/.test(inData);
  // A killed postmaster leaves its lock file there. PostgreSQL would refuse to start while that process number is
  // taken, even by a zombie. The caller has made sure that no database runs on these data.
  if (fits) await rm(inData, { recursive: true, force: true });
  const folder = fits ? inData : await mkdtemp(join(tmpdir(), 'comptoir-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  return { host: folder, port: 5432 };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
