/** The width of the light margin around a QR code, in modules, that scanners need (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A run of dark modules in one row: its start and its length. */
export interface DarkRun {
  x: number;
  length: number;
}

/** Joins dark neighbours of a row into one run: a thin light line may show between two squares. */
export function darkRuns(row: readonly boolean[]): DarkRun[] {
  const runs: DarkRun[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last.x + last.length === x) last.length += 1;
    else if (isDark) runs.push({ x, length: 1 });
  });
  return runs;
}
