import { encode } from 'uqr';

/** Light modules around the code that scanners need to find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** The dark modules of a text's code as one SVG path, in a square of `size` modules with its quiet zone. */
export function drawingOf(text: string): { path: string; size: number } {
  // A screen has no stains to recover from: fewer, larger modules are read more easily.
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const rows = data.map((row, y) => darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { path: rows.flat().join(''), size };
}

/** Neighbours are drawn as one: between two squares a hair of light may show. */
function darkRuns(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last.x + last.length === x) last.length += 1;
    else if (isDark) runs.push({ x, length: 1 });
  });
  return runs;
}
