import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory, lockHolder } from './lock';
import { processIdentity } from './processIdentity';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comptoir-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const leave = (text: string) => writeFile(join(dataDir, 'comptoir.lock'), text);
const own = () => ({ pid: process.pid, identity: processIdentity(process.pid), host: hostname() });

test('a second holder is refused and told the process (RELIABILITY F11)', async () => {
  const first = await lockDirectory(dataDir);
  await expect(lockDirectory(dataDir)).rejects.toThrow(`répertoire déjà utilisé par le processus ${process.pid}`);
  expect(await lockHolder(dataDir)).toBe(process.pid);
  await first.release();
  await (await lockDirectory(dataDir)).release();
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([
  ['of a process that is gone', () => ({ ...own(), pid: 2 ** 22 + 1 })],
  ['whose number was given to another process', () => ({ ...own(), identity: 'boot:1' })],
])('a lock %s is taken over (RELIABILITY F12)', async (_, holder) => {
  await leave(JSON.stringify(holder()));
  expect(await lockHolder(dataDir)).toBeUndefined();
  await (await lockDirectory(dataDir)).release();
});

test('a lock cut while it was written is taken over (RELIABILITY F12)', async () => {
  await leave('{"pid": 1');
  await (await lockDirectory(dataDir)).release();
});

test('of many that start at once on a stale lock, exactly one gets it (RELIABILITY F11)', async () => {
  for (let round = 0; round < 40; round += 1) {
    await leave(JSON.stringify({ ...own(), identity: 'boot:1' }));
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => lockDirectory(dataDir)));
    const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(won).toHaveLength(1);
    await won[0]?.release();
  }
});
