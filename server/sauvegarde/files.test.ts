import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/pool';
import type { FileStorage } from '../frame/storage/storage';
import { testApp } from '../trials/testing/app';
import { openedForTests } from '../trials/testing/openedForTests';
import { copyFiles, eachOf, placeOf, settleFiles } from './files';
import type { NeededFile } from './snapshot.repository';

const house = openedForTests(testApp);
const TEXT = Buffer.from('reçu');
const fileOf = (digit: string): NeededFile => ({
  cle: `${digit.repeat(8)}-0000-4000-8000-000000000000`,
  nom: `recu-${digit}.pdf`,
  taille: TEXT.length,
  sha256: createHash('sha256').update(TEXT).digest('hex'),
});
const [first, second] = [fileOf('a'), fileOf('b')];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-copies-'));
  await mkdir(join(folder, 'files'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await house.db.deleteFrom('fichier').execute();
});

/** Makes a storage that holds only these bytes. */
const storageOf = (held: Record<string, Buffer>) =>
  ({ read: async (cle: string) => (held[cle] ? Readable.from([held[cle]]) : null) }) as unknown as FileStorage;
const recorded = (db: Db, { cle, nom, taille, sha256 }: NeededFile) => {
  const owner = { proprietaire: 'reglement', proprietaireid: taille, recherche: '', mime: 'application/pdf' } as const;
  return db
    .insertInto('fichier')
    .values({ cle, nom, taille, sha256, ...owner })
    .execute();
};

it('a proof that was deleted since the snapshot asks for a later one, and the others stay copied', async () => {
  const copied = new Set<string>();
  const storage = storageOf({ [first.cle]: TEXT });
  const { db } = house;
  expect(await copyFiles({ storage, db }, folder, [first, second], copied)).toBe(false);
  expect([...copied]).toEqual([first.cle]);
  expect(await copyFiles({ storage: storageOf({}), db }, folder, [first], copied)).toBe(true);
});

it('a file that a live row names is missed by its name', async () => {
  await recorded(house.db, second);
  const source = { storage: storageOf({ [first.cle]: TEXT }), db: house.db };
  await expect(copyFiles(source, folder, [first, second], new Set())).rejects.toThrow(`recu-b.pdf (${second.cle})`);
});

it('a file whose bytes are no longer those that were stored is refused by its name', async () => {
  await recorded(house.db, first);
  const source = { storage: storageOf({ [first.cle]: Buffer.from('reçU') }), db: house.db };
  await expect(copyFiles(source, folder, [first], new Set())).rejects.toThrow('abîmés');
});

it('a copy that the last snapshot does not name goes', async () => {
  const copied = new Set<string>();
  const source = { storage: storageOf({ [first.cle]: TEXT, [second.cle]: TEXT }), db: house.db };
  await copyFiles(source, folder, [first, second], copied);
  await settleFiles(folder, [second], copied);
  const kept = await readdir(join(folder, 'files'), { recursive: true });
  expect(kept.map((name) => join('files', name)).filter((name) => name.length > 10)).toEqual([placeOf(second.cle)]);
});

it('after a failure nothing more is begun', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await new Promise((resolve) => setImmediate(resolve));
    if (item === 2) throw new Error('full');
  };
  await expect(eachOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], work)).rejects.toThrow('full');
  expect(begun.length).toBeLessThan(9);
});
