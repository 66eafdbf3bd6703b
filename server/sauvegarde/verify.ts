import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartRefusal } from '../frame/work/startRefusal';
import { FILE_LIST, placeOf } from './files';
import { type Manifest, readManifest } from './manifest';
import { measurePart, type Part } from './parts';
import { tablePath } from './tablePath';

/**
 * Reads a whole backup and checks that every byte is as written, every table has its rows, and every file is there.
 * Returns its manifest. Throws a StartRefusal that names the first wrong part.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, rows, ...part } of manifest.tables) {
    await verifyPart(folder, tablePath(name), part);
    if ((await countLines(join(folder, tablePath(name)))) !== rows) throw damagedBackup(tablePath(name));
  }
  await verifyPart(folder, FILE_LIST, manifest.files.list);
  await verifyFiles(folder, manifest.files);
  return manifest;
}

async function verifyFiles(folder: string, { count, bytes }: Manifest['files']): Promise<void> {
  let found = 0;
  let size = 0;
  for await (const { cle, sha256 } of filesOf(folder)) {
    const part = await measuredPart(folder, placeOf(cle));
    if (part.sha256 !== sha256) throw damagedBackup(placeOf(cle));
    found += 1;
    size += part.bytes;
  }
  if (found !== count || size !== bytes) throw damagedBackup(FILE_LIST);
}

/** Lists the files of a backup in the order of their keys. */
export async function* filesOf(folder: string): AsyncGenerator<{ cle: string; sha256: string }> {
  for await (const line of createInterface({ input: createReadStream(join(folder, FILE_LIST)) })) {
    const [, sha256, cle] = /^([0-9a-f]{64}) {2}files\/[0-9a-f]{2}\/([0-9a-f-]{36})$/.exec(line) ?? [];
    if (!sha256 || !cle) throw damagedBackup(FILE_LIST);
    yield { cle, sha256 };
  }
}

async function verifyPart(folder: string, path: string, { bytes, sha256 }: Part): Promise<void> {
  const part = await measuredPart(folder, path);
  if (part.bytes !== bytes || part.sha256 !== sha256) throw damagedBackup(path);
}

function measuredPart(folder: string, path: string): Promise<Part> {
  return measurePart(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw damagedBackup(path, 'il manque (missing)');
    throw error;
  });
}

function damagedBackup(
  path: string,
  why = 'il n’est plus tel qu’il a été écrit (not as it was written)',
): StartRefusal {
  return new StartRefusal(`Sauvegarde abîmée, ${path} : ${why}. Rien n’en a été restauré.`);
}

const NEWLINE = 10;

/** Counts the rows: COPY writes one line for each row, and no other line break. */
async function countLines(path: string): Promise<number> {
  let lines = 0;
  const text: Readable = createReadStream(path).pipe(createGunzip());
  for await (const chunk of text as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
  }
  return lines;
}
