import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the secret of that name in the data directory (64 hexadecimal digits); undefined when there is none. */
export async function readSecret(dataDir: string, name: string): Promise<string | undefined> {
  const kept = await readFile(secretFile(dataDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return kept.trim() || undefined;
}

/**
 * Returns the secret of that name. When there is none, makes one of 32 random bytes and writes it to disk before its
 * use: file 0600 in a folder 0700.
 */
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
