import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { ALL } from '../../fichiers/testing/disk';
import { spooledOf } from '../../fichiers/testing/spooled';
import { openedForTests } from '../../trials/testing/openedForTests';
import { testStore } from '../../trials/testing/store';
import { openStorage } from './openStorage';
import type { FileStorage } from './storage';

/** Each storage has its own place, as two installations have. */
const own = openedForTests(() => openPlace());
const other = openedForTests(() => openPlace());

async function openPlace() {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-storage-'));
  const { s3 } = readConfig(testStore());
  const storage = await openStorage(dataDir, s3 && { ...s3, installation: randomUUID() });
  return {
    dataDir,
    storage,
    async close() {
      storage.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function keysOf(storage: FileStorage): Promise<string[]> {
  const found: string[] = [];
  for await (const keys of storage.keysOlderThan(ALL)) found.push(...keys);
  return found.sort();
}

const textOf = async (storage: FileStorage, key: string, start: number, end: number) => {
  const bytes = await storage.read(key, { start, end });
  return bytes && text(bytes);
};

test('what is kept is read, whole or in part, until it is removed; its upload is gone', async () => {
  const { storage, dataDir } = own;
  const key = await storage.keep(await spooledOf(storage, 'Reçu no 12'));
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(await readdir(join(dataDir, 'files', 'tmp'))).toEqual([]);
  expect(await textOf(storage, key, 0, 10)).toBe('Reçu no 12');
  expect(await textOf(storage, key, 6, 7)).toBe('no');
  expect(await storage.sizeOf(key)).toBe(11);
  await storage.remove(key);
  expect([await textOf(storage, key, 0, 10), await storage.sizeOf(key)]).toEqual([null, null]);
  await storage.remove(key);
});

test('a restored file keeps its key', async () => {
  const { storage } = own;
  const key = randomUUID();
  expect(await storage.keep(await spooledOf(storage, 'x'), key)).toBe(key);
  expect(await keysOf(storage)).toEqual([key]);
  await storage.remove(key);
});

test('a young file is not swept, and another installation’s is not even seen (RELIABILITY F63)', async () => {
  const { storage } = own;
  const keys = [await storage.keep(await spooledOf(storage, 'a')), await storage.keep(await spooledOf(storage, 'b'))];
  await other.storage.keep(await spooledOf(other.storage, 'c'));
  expect(await keysOf(storage)).toEqual(keys.sort());
  for await (const old of storage.keysOlderThan(60_000)) expect(old).toEqual([]);
  for (const key of keys) await storage.remove(key);
});
