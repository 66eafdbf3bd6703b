/** One measured thing beside its budget; milliseconds, bytes, or layout shift without unit. */
export interface Row {
  line: string;
  visit: string;
  screen: string;
  what: string;
  values: number[];
  /** Null for what is only told. */
  budget: number | null;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const isOver = ({ values, budget }: Row): boolean => budget !== null && !(medianOf(values) <= budget);

function shown(what: string, value: number): string {
  if (what === 'CLS') return value.toFixed(3);
  return what === 'bytes' ? `${(value / 1024).toFixed(1)} KiB` : `${Math.round(value)} ms`;
}

/** The results as a Markdown table: the median of the visits, and the worst of them. */
export function report(rows: readonly Row[]): string {
  const head = ['line', 'visit', 'screen', 'what', 'median', 'worst', 'budget', ''];
  const lines = rows.map((row) => [
    row.line,
    row.visit,
    row.screen,
    row.what,
    shown(row.what, medianOf(row.values)),
    shown(row.what, Math.max(...row.values)),
    row.budget === null ? '–' : `≤ ${shown(row.what, row.budget)}`,
    row.budget === null ? '' : isOver(row) ? '**over**' : 'held',
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
