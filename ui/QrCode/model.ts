import { darkRuns, QUIET_ZONE } from '@comptoir/domain/qrcode';
import { encode } from 'uqr';

/** Returns the dark modules of a text's code as one SVG path, in a square of `size` modules with its quiet zone. */
export function drawingOf(text: string): { path: string; size: number } {
  // The lowest correction level: a screen has no stains, and fewer, larger modules are easier to read.
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const rows = data.map((row, y) => darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { path: rows.flat().join(''), size };
}
