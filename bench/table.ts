import type { Measured } from './measure';

/** One measured case: through HTTP (`http`), and its statements alone through the driver (`raw`). */
export interface Row {
  name: string;
  connections: number;
  http: Measured;
  raw: Measured;
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const ratio = (a: number, b: number) => (b === 0 ? '–' : `${(a / b).toFixed(2)} ×`);

/** The results as a Markdown table: milliseconds, requests per second, and HTTP over raw. */
export function table(rows: readonly Row[]): string {
  const head = [
    'case',
    'conn.',
    'p50 ms',
    'p99 ms',
    '/s',
    'raw p50',
    'raw p99',
    'raw /s',
    'p50 ratio',
    'p99 ratio',
    '/s ratio',
  ];
  const lines = rows.map(({ name, connections, http, raw }) => [
    name,
    String(connections),
    ms(http.p50),
    ms(http.p99),
    http.perSecond.toFixed(0),
    ms(raw.p50),
    ms(raw.p99),
    raw.perSecond.toFixed(0),
    ratio(http.p50, raw.p50),
    ratio(http.p99, raw.p99),
    ratio(http.perSecond, raw.perSecond),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
