import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const SIDE = 320;
const MAX_INPUT_PIXELS = 100_000_000;

/** A small WebP of a raster image, without its metadata. */
export async function thumbnailOf(image: Readable): Promise<Buffer> {
  return sharp(await buffer(image), { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'none' })
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}
