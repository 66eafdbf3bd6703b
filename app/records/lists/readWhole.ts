import { MAX_IMPRIMEES, MAX_LIMIT } from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import type { ReadPage } from './usePages';

/** Requests on their way at once: a slow line answers several as soon as one. */
const AT_ONCE = 4;
/** Readings before a list counts as one that does not stand still. */
const TRIES = 3;

export type Whole<Row> =
  | { kind: 'rows'; rows: readonly Row[] }
  /** It holds this many, more than a printed list may. */
  | { kind: 'toolong'; count: Count }
  /** Others wrote into it again and again meanwhile. */
  | { kind: 'restless' };

interface Reading<Row> {
  readPage: ReadPage<Row>;
  keyOf(row: Row): string | number;
  signal: AbortSignal;
  /** Rows that are read, of how many. */
  onProgress(read: number, count: Count): void;
}

/**
 * All rows of a list, its pages put together, each row once and none left out: a list that changes while it is read is
 * read again. Rejects as `readPage` does.
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
  // As many came as went: the count alone does not tell.
  return rows.size === count ? { kind: 'rows', rows: [...rows.values()] } : { kind: 'restless' };
}
