import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/envelope';
import { bytesOf } from './bytes';
import { decoded } from './imageQueue';
import { thumbnailKey } from './keys';
import type { FileStorage } from './storage';

const SIDE = 320;
/** Bytes; what is drawn within `SIDE` has some ten thousand. */
const MAX_BYTES = 1024 * 1024;

interface Pictured {
  cle: string;
  taille: number;
  mime: string;
}

/** Those that are being made, of each storage: who asks meanwhile waits for the same one. */
const making = new WeakMap<FileStorage, Map<string, Promise<Buffer>>>();

/**
 * A small WebP of a raster image, without its metadata: made once, and kept beside its file, with which it goes.
 * Backups leave it out: it is made again. @throws Refusal of an image that is gone or cannot be drawn
 */
export async function thumbnailOf(storage: FileStorage, pictured: Pictured): Promise<Buffer> {
  const kept = await storage.read(thumbnailKey(pictured.cle), { start: 0, end: MAX_BYTES });
  if (kept) return buffer(kept);
  const ofStorage = making.get(storage) ?? new Map<string, Promise<Buffer>>();
  making.set(storage, ofStorage);
  const begun = ofStorage.get(pictured.cle) ?? made(storage, pictured).finally(() => ofStorage.delete(pictured.cle));
  ofStorage.set(pictured.cle, begun);
  return begun;
}

async function made(storage: FileStorage, { cle, taille, mime }: Pictured): Promise<Buffer> {
  const path = storage.temporary();
  try {
    await pipeline(await bytesOf(storage, { cle, taille }), createWriteStream(path, { mode: 0o600 }));
    const fitting = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const outcome = await decoded({ path, mime, isLenient: true }, (image) =>
      image.autoOrient().resize(fitting).webp({ quality: 75 }).toBuffer(),
    );
    if ('refusal' in outcome) throw new Refusal('introuvable');
    await keep(storage, { path, cle, bytes: outcome.done });
    return outcome.done;
  } finally {
    await rm(path, { force: true });
  }
}

/** One that cannot be kept, on a full disk perhaps, is shown all the same. */
async function keep(storage: FileStorage, { path, cle, bytes }: { path: string; cle: string; bytes: Buffer }) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await writeFile(path, bytes)
    .then(() => storage.keep({ path, bytes: bytes.length, sha256 }, thumbnailKey(cle)))
    .catch(() => undefined);
}
