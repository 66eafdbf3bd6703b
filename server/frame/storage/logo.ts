import { decoded, type Undecodable } from './imageQueue';

/** Pixels of a logo's longest side: ten centimetres in print. */
const SIDE = 640;

/**
 * A logo drawn anew, as PNG: its points alone, upright. Everybody gets these bytes, also who is not signed in: nothing
 * that the file said or hid beside its picture is among them (RELIABILITY F51, F52).
 */
export async function drawnLogo(path: string, mime: string): Promise<Buffer | { refusal: Undecodable }> {
  const fitting = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const outcome = await decoded({ path, mime }, (image) => image.autoOrient().resize(fitting).png().toBuffer());
  return 'refusal' in outcome ? outcome : outcome.done;
}
