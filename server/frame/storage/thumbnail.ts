import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@comptoir/contract/envelope';
import type { Sharp } from 'sharp';
import { bytesOf } from './bytes';
import { decodedPicture } from './imageQueue';
import { type Dessin, drawnKey } from './keys';
import type { FileStorage } from './storage';

/** In bytes; the largest of these drawings has some hundred thousand. */
const MAX_BYTES = 1024 * 1024;

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** Draws a WebP whose sides have `side` points at most. */
const fitWithin = (side: number, quality: number) => (image: Sharp) =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality });

/**
 * Draws a square PNG of `side` points on white, so that no system chooses a ground; the picture takes `share` of the
 * side.
 */
const onWhite = (side: number, share: number) => (image: Sharp) => {
  const room = Math.round((side * share) / 2) * 2;
  const edge = (side - room) / 2;
  return image
    .resize({ width: room, height: room, fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: WHITE })
    .png();
};

/** Draws a PNG within these points on the white of paper, with as many colours as keep a PDF light. */
const forPaper =
  (width: number, height: number, colours = 256) =>
  (image: Sharp) =>
    image
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE })
      .png({ palette: true, colours });

const DRAWINGS: Readonly<Record<Dessin, (image: Sharp) => Sharp>> = {
  vignette: fitWithin(320, 75),
  miniature: fitWithin(128, 50),
  icone192: onWhite(192, 0.9),
  icone512: onWhite(512, 0.9),
  // Systems cut this icon to their own shape; a circle of 80 % is always shown, and a square within it has 56 % of the
  // side.
  iconemasquable: onWhite(512, 0.56),
  entete: forPaper(480, 192),
  // The room for it is small, so only the strokes are drawn; one ink needs few greys.
  signature: (image) => forPaper(480, 240, 4)(image.trim()),
};

interface Pictured {
  cle: string;
  taille: number;
  mime: string;
}

/** The drawings in progress of each storage: requests that come meanwhile wait for the same one. */
const underWay = new WeakMap<FileStorage, Map<string, Promise<Buffer>>>();

/**
 * Returns a raster image drawn small, without its metadata. The drawing is made once, kept beside its file and removed
 * with it. Backups leave it out, because it can be made again. Throws a Refusal when the image is gone or cannot be
 * drawn.
 */
export function drawnOf(storage: FileStorage, pictured: Pictured, dessin: Dessin): Promise<Buffer> {
  const key = drawnKey(pictured.cle, dessin);
  const ofStorage = underWay.get(storage) ?? new Map<string, Promise<Buffer>>();
  underWay.set(storage, ofStorage);
  // The entry also covers the look for a kept drawing: a request that found none could otherwise draw again after
  // another request has finished.
  const begun = ofStorage.get(key) ?? keptOrMade(storage, pictured, dessin).finally(() => ofStorage.delete(key));
  ofStorage.set(key, begun);
  return begun;
}

async function keptOrMade(storage: FileStorage, pictured: Pictured, dessin: Dessin): Promise<Buffer> {
  const kept = await storage.read(drawnKey(pictured.cle, dessin), { start: 0, end: MAX_BYTES });
  return kept ? buffer(kept) : madeThumbnail(storage, pictured, dessin);
}

async function madeThumbnail(storage: FileStorage, { cle, taille, mime }: Pictured, dessin: Dessin): Promise<Buffer> {
  const path = storage.temporary();
  try {
    await pipeline(await bytesOf(storage, { cle, taille }), createWriteStream(path, { mode: 0o600 }));
    const draw = DRAWINGS[dessin];
    const outcome = await decodedPicture({ path, mime, isLenient: true }, (image) =>
      draw(image.autoOrient()).toBuffer(),
    );
    if ('refusal' in outcome) throw new Refusal('introuvable');
    await keepThumbnail(storage, { path, key: drawnKey(cle, dessin), bytes: outcome.done });
    return outcome.done;
  } finally {
    await rm(path, { force: true });
  }
}

/** Keeps a drawing. When that fails, for instance on a full disk, the drawing is still shown. */
async function keepThumbnail(storage: FileStorage, { path, key, bytes }: { path: string; key: string; bytes: Buffer }) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await writeFile(path, bytes)
    .then(() => storage.keep({ path, bytes: bytes.length, sha256 }, key))
    .catch(() => undefined);
}
