import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_DECODED_BYTES, machineTurns } from '../work/machineTurns';
import type { InWeighedTurn } from '../work/weighedTurns';
import { decodedBytes, hasTextFlood, isTooHeavy, layoutOf, MAX_PIXELS } from './pixels';

// Every image is decoded once; a cache would hold removed files open.
sharp.cache(false);

/** What a decoder takes for the smallest picture; also, no more than two take a processor each. */
const LEAST_BYTES = MAX_DECODED_BYTES / 2;

const inWeighedTurn = machineTurns('image');
const inTurn: InWeighedTurn = (weight, work) => inWeighedTurn(Math.max(weight, LEAST_BYTES), work);

export type Undecodable = 'dimensions' | 'type';

interface Decoding {
  path: string;
  mime: string;
  /** A picture with a fault further on is drawn as far as it goes. */
  isLenient?: boolean;
  /** The points are written at the size they have: those of a turned picture are all needed at once. */
  isFullSize?: boolean;
}

/**
 * Decodes one picture of a file when there is memory for it: all that are decoded at the same time share one bound,
 * weighed by points, colours, depth and interlacing before a decoder sees them (RELIABILITY F58). Gives why it cannot
 * be decoded, or what `work` gives.
 */
export async function decoded<T>(
  { path, mime, isLenient = false, isFullSize = false }: Decoding,
  work: (image: Sharp, metadata: Metadata) => Promise<T>,
): Promise<{ done: T } | { refusal: Undecodable }> {
  const layout = await layoutOf(path, mime);
  if (!layout) return { refusal: 'type' };
  if (isTooHeavy(layout)) return { refusal: 'dimensions' };
  if (mime === 'image/png' && (await hasTextFlood(path))) return { refusal: 'type' };
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
