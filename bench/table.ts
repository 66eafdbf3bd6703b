import type { Measured } from './measure';

/** One measured thing: through HTTP, and the same SQL through the driver. */
export interface Row {
  name: string;
  connections: number;
  http: Measured;
  sql: Measured;
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const ratio = (a: number, b: number) => (b === 0 ? '–' : `${(a / b).toFixed(2)} ×`);

/** The results as a Markdown table: milliseconds, requests per second, and HTTP over SQL. */
export function table(rows: readonly Row[]): string {
  const head = [
    'case',
    'conn.',
    'p50 ms',
    'p99 ms',
    '/s',
    'SQL p50',
    'SQL p99',
    'SQL /s',
    'p50 ratio',
    'p99 ratio',
    '/s ratio',
  ];
  const lines = rows.map(({ name, connections, http, sql }) => [
    name,
    String(connections),
    ms(http.p50),
    ms(http.p99),
    http.perSecond.toFixed(0),
    ms(sql.p50),
    ms(sql.p99),
    sql.perSecond.toFixed(0),
    ratio(http.p50, sql.p50),
    ratio(http.p99, sql.p99),
    ratio(http.perSecond, sql.perSecond),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
