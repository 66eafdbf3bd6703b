import sharp from 'sharp';
import type { ContentRefusal } from './content';
import { inTurn } from './imageQueue';
import { isTooManyPixels, MAX_PIXELS } from './pixels';

/** Pixels of a logo's longest side: ten centimetres in print. */
const SIDE = 640;

/**
 * A logo drawn anew, as PNG: its points alone, upright. Everybody gets these bytes, also who is not signed in: nothing
 * that the file said or hid beside its picture is among them (RELIABILITY F51, F52).
 */
export function drawnLogo(path: string): Promise<Buffer | { refusal: ContentRefusal }> {
  return inTurn(async () => {
    try {
      const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
      const { width, height } = await image.metadata();
      if (isTooManyPixels(width * height)) return { refusal: 'dimensions' };
      const fitting = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
      return await image.autoOrient().resize(fitting).png().toBuffer();
    } catch {
      return { refusal: 'type' };
    }
  });
}
