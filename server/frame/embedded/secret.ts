import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret kept under that name in the data directory (64 hexadecimal digits), or undefined. */
export async function readSecret(dataDir: string, name: string): Promise<string | undefined> {
  const kept = await readFile(secretFile(dataDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return kept.trim() || undefined;
}

/** The kept secret, or 32 new random bytes that are on disk before they are used: file 0600 in a folder 0700. */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const kept = await readSecret(dataDir, name);
  if (kept) return kept;
  const file = secretFile(dataDir, name);
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('hex');
  const written = await open(`${file}.new`, 'w', 0o600);
  await written.writeFile(secret);
  await written.sync();
  await written.close();
  await rename(`${file}.new`, file);
  return secret;
}

function secretFile(dataDir: string, name: string): string {
  return join(dataDir, 'secrets', name);
}
