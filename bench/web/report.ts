/** One measured thing beside its budget; milliseconds, bytes, or layout shift without unit. */
export interface Row {
  /** The place of the measure, and its name. */
  names: readonly string[];
  values: readonly number[];
  unit: 'ms' | 'kB' | '';
  /** The same values of a bare page, if any. */
  bare?: readonly number[] | undefined;
  /** Undefined for a value without a budget. */
  budget?: number | undefined;
  note?: string;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const isOver = ({ values, budget }: Row): boolean => budget !== undefined && !(medianOf(values) <= budget);

function shown(unit: Row['unit'], value: number): string {
  if (unit === '') return value.toFixed(3);
  return unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : `${Math.round(value)} ms`;
}

const cellsOf = (row: Row): string[] => {
  const { names, values, unit, bare = [], budget, note = '' } = row;
  return [
    ...names,
    shown(unit, medianOf(values)),
    shown(unit, Math.max(...values)),
    bare.length > 0 ? shown(unit, medianOf(bare)) : '–',
    budget === undefined ? '–' : `≤ ${shown(unit, budget)}`,
    budget === undefined ? '' : isOver(row) ? '**over**' : 'held',
    note,
  ];
};

/** Returns the results as a Markdown table: the median, the worst, and the median of a bare page. */
export function report(heads: readonly string[], rows: readonly Row[]): string {
  const head = [...heads, 'median', 'worst', 'bare page', 'budget', '', ''];
  return [head, head.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
