import { MAX_UNPAGED } from '@comptoir/domain/limits';
import { searchKey } from '@comptoir/domain/texte';
import type { Count } from '@comptoir/domain/units';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { executeRows } from './cursor';
import type { Db } from './pool';
import { MOST_PAGES } from './prepared';
import { ofOneInstant } from './reading';

type Sql = RawBuilder<unknown>;

export interface Paging {
  /** Number of the page, from 1. */
  page: number;
  limit: number;
}

/** A `withoutpagination` list: the newest rows; `count` is the number of all. */
export const UNPAGED: Paging = { page: 1, limit: MAX_UNPAGED };

/** A list whose total is kept and whose order an index gives. */
export interface Listing {
  /** Exact number of rows before paging, as a scalar; null when the record that the list belongs to does not exist. */
  total: Sql;
  /** `SELECT <key columns> FROM … WHERE …`, without order; answered by an index alone. */
  keys: Sql;
  /** `ORDER BY` over the keys, as shown. */
  order: Sql;
  /** The same order backwards. */
  reverse: Sql;
  /** `SELECT <columns of the reply> FROM page JOIN …`. */
  rows: Sql;
  /** `ORDER BY` over the columns of `rows`, as shown. */
  shown: Sql;
  /** Kept counts that find a deep page, for a list that has them. */
  steps?: Steps | undefined;
}

/** Kept counts by the beginning of a list's order: its day, or thousands of its ids. Together they are its total. */
export interface Steps {
  /** `SELECT pas, nombre FROM …`; a step may come several times. */
  counts: Sql;
  /** Whether the steps rise in the order in which the list is shown. */
  isRising: boolean;
  /** `AND …` after the condition that ends the keys: keeps this step and those that are shown after it. */
  from(pas: string | number): Sql;
}

export interface Page<Row> {
  data: Row[];
  count: Count;
}

/** Returns a page whose rows are as the calls show them. */
export async function pageAs<Row, Record>(
  page: Page<Row> | Promise<Page<Row>>,
  shownAs: (row: Row) => Record,
): Promise<Page<Record>> {
  const { data, count } = await page;
  return { data: data.map(shownAs), count };
}

const NONE = { data: [], count: 0 };

/** Beyond this offset a page is deep: it is read from its step, or from the nearer end of the index. */
const DEEP = 5000;

/**
 * Reads a page and the exact total, of one snapshot. A deep page costs its distance from the beginning of its step or,
 * without steps, from the nearer end: the last page is as cheap as the first.
 */
export async function readPage<Row>(db: Db, list: Listing, paging: Paging): Promise<Page<Row>> {
  return (await readPageBeneath<Row>(db, list, paging)) ?? NONE;
}

/**
 * Like `readPage`, for a list that belongs to one record. The same statement looks for the record: undefined when its
 * `total` is null, because the record does not exist.
 */
export async function readPageBeneath<Row>(db: Db, list: Listing, paging: Paging): Promise<Page<Row> | undefined> {
  const offset = (paging.page - 1) * paging.limit;
  if (offset === 0) return runFirstPage(db, firstPageOf<Row>(db, list, paging.limit));
  if (offset >= DEEP) return ofOneInstant(db, (trx) => readDeepPage<Row>(trx, list, paging.limit, offset));
  return runPage<Row>(db, list, sql``, sql`${list.order} ${pageWindow(paging.limit, offset)}`);
}

/** The most statements that one list keeps; above it, the list forgets them all. */
const MOST_KEPT = 100;

/**
 * Returns a reader for the pages of a list that people open all day. The statement of a first page is made once for
 * each set of filters, so `listingOf` may depend on nothing else: the reach of the user is a filter.
 */
export function pagesOf<Row, Asked extends Paging>(listingOf: (asked: Asked) => Listing) {
  const kept = new Map<string, CompiledQuery<Shown<Row>>>();
  return async (db: Db, asked: Asked): Promise<Page<Row>> => {
    if (asked.page > 1) return readPage<Row>(db, listingOf(asked), asked);
    const key = JSON.stringify(asked);
    let statement = kept.get(key);
    if (!statement) {
      statement = firstPageOf<Row>(db, listingOf(asked), asked.limit);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, statement);
    }
    return (await runFirstPage(db, statement)) ?? NONE;
  };
}

function firstPageOf<Row>(db: Db, list: Listing, limit: number): CompiledQuery<Shown<Row>> {
  return pageOf<Row>(list, sql``, sql`${list.order} ${pageWindow(limit, 0)}`).compile(db);
}

/** A screen opens with the first page, so its plan is made once. Each other page has its own text. */
async function runFirstPage<Row>(db: Db, statement: CompiledQuery<Shown<Row>>): Promise<Page<Row> | undefined> {
  return pageIn(await executeRows(db, statement, MOST_PAGES));
}

async function readDeepPage<Row>(
  trx: Db,
  list: Listing,
  limit: number,
  offset: number,
): Promise<Page<Row> | undefined> {
  const { rows } = await sql<{ count: Count | null }>`SELECT ${list.total} AS count`.execute(trx);
  const count = rows[0]?.count ?? null;
  if (count === null) return;
  const left = Math.min(limit, count - offset);
  if (left <= 0) return { data: [], count };
  if (list.steps) {
    const { avant, beyond } = await stepAt(trx, list.steps, offset);
    const keys = sql`${list.keys} ${beyond}`;
    return runPage<Row>(trx, { ...list, keys }, sql``, sql`${list.order} ${pageWindow(left, offset - avant)}`);
  }
  const nearer =
    offset > count / 2
      ? sql`${list.reverse} ${pageWindow(left, count - offset - left)}`
      : sql`${list.order} ${pageWindow(left, offset)}`;
  return runPage<Row>(trx, list, sql``, nearer);
}

/**
 * Returns the step that holds the row at this offset: the number of rows before it, and the condition that starts at
 * it.
 */
async function stepAt(
  trx: Db,
  { counts, isRising, from }: Steps,
  offset: number,
): Promise<{ avant: number; beyond: Sql }> {
  const [forth, back] = isRising ? [sql`ASC`, sql`DESC`] : [sql`DESC`, sql`ASC`];
  const { rows } = await sql<{ pas: string | number; avant: number }>`
    SELECT pas, avant FROM (
      SELECT pas, sum(sum(nombre)) OVER (ORDER BY pas ${forth}) - sum(nombre) AS avant
      FROM (${counts}) AS counts GROUP BY pas
    ) AS steps WHERE avant <= ${offset} ORDER BY pas ${back} LIMIT 1
  `.execute(trx);
  const [step] = rows;
  return step ? { avant: step.avant, beyond: from(step.pas) } : { avant: 0, beyond: sql`` };
}

/** Reads a page of a search: `keys` are found once, counted exactly and paged in one statement. */
export async function searchPage<Row>(
  db: Db,
  list: Omit<Listing, 'total' | 'reverse'>,
  paging: Paging,
): Promise<Page<Row>> {
  const offset = (paging.page - 1) * paging.limit;
  const hits = sql`hits AS MATERIALIZED (${list.keys}),`;
  const found = { ...list, total: sql`(SELECT count(*) FROM hits)`, keys: sql`SELECT * FROM hits` };
  return (await runPage<Row>(db, found, hits, sql`${list.order} ${pageWindow(paging.limit, offset)}`)) ?? NONE;
}

/** A list without a limit is read to its end by a cursor (`readToEnd`). */
function pageWindow(limit: number, offset: number): Sql {
  if (limit === Number.POSITIVE_INFINITY) return sql``;
  return sql`LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}`;
}

type Parts = Pick<Listing, 'total' | 'keys' | 'rows' | 'shown'>;
/** A row with the total, and with the key by which it may be ordered. */
type Shown<Row> = Row & { present: true | null; total: Count | null; cle?: string };

async function runPage<Row>(db: Db, list: Parts, hits: Sql, end: Sql): Promise<Page<Row> | undefined> {
  return pageIn(await executeRows(db, pageOf<Row>(list, hits, end).compile(db)));
}

/** An empty page also returns the total: the outer join then leaves one row without `present`. */
function pageOf<Row>(list: Parts, hits: Sql, end: Sql): RawBuilder<Shown<Row>> {
  return sql<Shown<Row>>`
    WITH ${hits} page AS MATERIALIZED (${list.keys} ${end})
    SELECT ${list.total} AS total, r.*
    FROM (SELECT) AS one LEFT JOIN (SELECT true AS present, x.* FROM (${list.rows}) AS x) AS r ON true
    ${list.shown}
  `;
}

function pageIn<Row>({ rows }: { rows: Shown<Row>[] }): Page<Row> | undefined {
  const count = rows[0]?.total ?? null;
  if (count === null) return;
  const data = rows.filter((row) => row.present).map(({ present, total, cle, ...row }) => row as unknown as Row);
  return { data, count };
}

/**
 * Returns a `LIKE` pattern that finds the term's key anywhere; `%`, `_` and `\` are ordinary characters (CONTRACT
 * "Types").
 */
export function patternContaining(term: string): string {
  return `%${searchKey(term).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a term is blank: such a search shows the list again (spec § 8). */
export function isBlank(term: string): boolean {
  return term === '' || searchKey(term) === '';
}
