import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { inTurn } from './imageQueue';
import { MAX_PIXELS } from './pixels';

const SIDE = 320;

/** A small WebP of a raster image, without its metadata. `open` is called when its turn comes. */
export function thumbnailOf(open: () => Promise<Readable>): Promise<Buffer> {
  return inTurn(async () =>
    sharp(await buffer(await open()), { limitInputPixels: MAX_PIXELS, failOn: 'none' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer(),
  );
}
