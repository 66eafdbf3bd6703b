import { MAX_IMPRIMEES, MAX_LIMIT } from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import type { ReadPage } from './usePages';

/** Number of simultaneous requests: on a slow line, several answers take as long as one. */
const AT_ONCE = 4;
/** After this many attempts, the list counts as one that changes all the time. */
const TRIES = 3;

export type Whole<Row> =
  | { kind: 'rows'; rows: readonly Row[] }
  /** The list has this many rows, more than may be printed. */
  | { kind: 'toolong'; count: Count }
  /** Other people changed the list during each attempt. */
  | { kind: 'restless' };

interface Reading<Row> {
  readPage: ReadPage<Row>;
  keyOf(row: Row): string | number;
  signal: AbortSignal;
  /** Gets the number of rows read, and of all rows. */
  onProgress(read: number, count: Count): void;
}

/**
 * Reads all pages of a list; each row is there once and none is missing. A list that changes meanwhile is read again.
 * Rejects as `readPage` does.
 */
export async function readWhole<Row>(reading: Reading<Row>): Promise<Whole<Row>> {
  for (let tried = 0; tried < TRIES; tried++) {
    const whole = await readOnce(reading);
    if (whole.kind !== 'restless') return whole;
  }
  return { kind: 'restless' };
}

async function readOnce<Row>({ readPage, keyOf, signal, onProgress }: Reading<Row>): Promise<Whole<Row>> {
  const rows = new Map<string | number, Row>();
  const take = (data: readonly Row[]) => {
    for (const row of data) rows.set(keyOf(row), row);
    onProgress(rows.size, count);
  };
  const first = await readPage(1, MAX_LIMIT, signal);
  const { count } = first;
  if (count > MAX_IMPRIMEES) return { kind: 'toolong', count };
  take(first.data);
  const last = Math.ceil(count / MAX_LIMIT);
  for (let page = 2; page <= last; page += AT_ONCE) {
    const pages = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, rank) => page + rank);
    const answers = await Promise.all(pages.map((one) => readPage(one, MAX_LIMIT, signal)));
    if (answers.some((answer) => answer.count !== count)) return { kind: 'restless' };
    for (const { data } of answers) take(data);
  }
  // If as many rows came as went, the count is the same but some rows are missing.
  return rows.size === count ? { kind: 'rows', rows: [...rows.values()] } : { kind: 'restless' };
}
