import { randomBytes, randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { VIDEO } from '@comptoir/conformance/media';
import type { Client } from './client';

/** Megabytes of one upload. */
export const UPLOAD_MB = 20;
const CHUNK = 64 * 1024;

/** A real video and random bytes after it: the server judges a file by its beginning. */
const bytes = Buffer.concat([VIDEO.bytes, randomBytes(UPLOAD_MB * 1024 * 1024 - VIDEO.bytes.length)]);
const video = { field: 'listefiles', name: 'mesure.webm', type: 'video/webm', bytes };

/** Id of the step for the next file: steps take turns, because one holds a thousand files at most. */
let next = 1;

/** Sends one video for a step, as the application does. */
export function uploadByHttp(client: Client, lane: number) {
  next += 1;
  return client.postForm(lane, '/api/files/addfiles', { provenance: next }, video);
}

/** Writes the same bytes in pieces to a new file and syncs it. */
export async function streamToDisk(folder: string): Promise<void> {
  const path = join(folder, randomUUID());
  const target = await open(path, 'wx');
  const pieces = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, n) =>
    bytes.subarray(n * CHUNK, (n + 1) * CHUNK),
  );
  for await (const piece of Readable.from(pieces)) await target.write(piece);
  await target.sync();
  await target.close();
  await rm(path);
}

/** Writes a new file and syncs it and its folder, as a proof is kept; returns its name. */
export async function keepSynced(folder: string, content: Buffer): Promise<string> {
  const name = randomUUID();
  const path = join(folder, `${name}.tmp`);
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
  await file.close();
  await rename(path, join(folder, name));
  const directory = await open(folder, 'r');
  await directory.sync();
  await directory.close();
  return name;
}
