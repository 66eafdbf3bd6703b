import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildServer } from '../testing/serverProcess';
import { openStandingHouse } from './standing';

test('a house that cannot be used leaves neither a server nor its data', async () => {
  await buildServer();
  const folder = await mkdtemp(join(tmpdir(), 'maison-'));
  // The database's account must cross this folder.
  await chmod(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
  try {
    const opening = openStandingHouse({ env: { SESSION_SECRET: 'un secret que le serveur ne garde pas' } });
    await expect(opening).rejects.toThrow('the server keeps no secret');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  }
});
