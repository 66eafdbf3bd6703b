import type { Metadata, Sharp } from 'sharp';
import { MAX_DECODED_BYTES, machineTurns } from '../work/machineTurns';
import type { InWeighedTurn } from '../work/weighedTurns';
import { loadSharp } from './loadSharp';
import { decodedBytes, hasTextFlood, isTooHeavy, layoutOf, MAX_PIXELS } from './pixels';

/**
 * Memory that a decoder takes even for the smallest picture. It is half of the bound, so at most two pictures are
 * decoded at the same time, each on one processor.
 */
const LEAST_BYTES = MAX_DECODED_BYTES / 2;

const inWeighedTurn = machineTurns('image');
const inTurn: InWeighedTurn = (weight, work) => inWeighedTurn(Math.max(weight, LEAST_BYTES), work);

/**
 * Runs the drawing of one of our own pictures in its turn: it needs no more memory than the decoding of a small one.
 */
export const inPictureTurn = <T>(work: () => Promise<T>): Promise<T> => inTurn(LEAST_BYTES, work);

export type Undecodable = 'dimensions' | 'type';

interface Decoding {
  path: string;
  mime: string;
  /** Draws a damaged picture up to its fault. */
  isLenient?: boolean;
  /** The picture is written at full size; a turned picture then needs all its points in memory at once. */
  isFullSize?: boolean;
}

/**
 * Decodes one picture of a file when there is memory for it. All pictures decoded at the same time share one bound;
 * points, colours, depth and interlacing give the weight of each before a decoder sees it (RELIABILITY F58). Returns
 * the result of `work`, or the reason why the picture cannot be decoded.
 */
export async function decodedPicture<T>(
  { path, mime, isLenient = false, isFullSize = false }: Decoding,
  work: (image: Sharp, metadata: Metadata) => Promise<T>,
): Promise<{ done: T } | { refusal: Undecodable }> {
  const layout = await layoutOf(path, mime);
  if (!layout) return { refusal: 'type' };
  if (isTooHeavy(layout)) return { refusal: 'dimensions' };
  if (mime === 'image/png' && (await hasTextFlood(path))) return { refusal: 'type' };
  const sharp = await loadSharp();
  const open = () => sharp(path, { limitInputPixels: MAX_PIXELS, failOn: isLenient ? 'none' : 'error' });
  try {
    const metadata = await inTurn(0, () => open().metadata());
    const isTurned = isFullSize && (metadata.orientation ?? 1) > 1;
    if (isTooHeavy(layout, isTurned)) return { refusal: 'dimensions' };
    return { done: await inTurn(decodedBytes(layout, isTurned), () => work(open(), metadata)) };
  } catch {
    return { refusal: 'type' };
  }
}
