import { encode } from 'uqr';

/** Number of light modules around the code that scanners need to find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** Returns the dark modules of a text's code as one SVG path, in a square of `size` modules with its quiet zone. */
export function drawingOf(text: string): { path: string; size: number } {
  // The lowest correction level: a screen has no stains, and fewer, larger modules are easier to read.
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const rows = data.map((row, y) => darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { path: rows.flat().join(''), size };
}

/** Joins dark neighbours into one run, because a thin light line may show between two squares. */
function darkRuns(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last.x + last.length === x) last.length += 1;
    else if (isDark) runs.push({ x, length: 1 });
  });
  return runs;
}
