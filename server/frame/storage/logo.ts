import { decodedPicture, type Undecodable } from './imageQueue';

/** Pixels of a logo's longest side; they print as ten centimetres. */
const SIDE = 640;

/**
 * Draws a logo anew, as an upright PNG. Everybody gets these bytes, even without signing in, so they contain only the
 * picture's points and nothing else that the file held (RELIABILITY F51, F52).
 */
export async function drawnLogo(path: string, mime: string): Promise<Buffer | { refusal: Undecodable }> {
  const fitting = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const outcome = await decodedPicture({ path, mime }, (image) => image.autoOrient().resize(fitting).png().toBuffer());
  return 'refusal' in outcome ? outcome : outcome.done;
}
