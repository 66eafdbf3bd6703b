import type { Call, ReplyOf } from '@comptoir/contract/call';
import { MAX_UNPAGED } from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ReadArgs } from '../../frame/api/url';
import { useListState } from '../../frame/device/listState';
import { type Route, useRoute } from '../../frame/reads/useRoute';
import { pageCountOf } from './pageCount';
import type { PagedList } from './pageSizes';
import { type PageSize, usePageSize } from './usePageSize';

const NO_CHOICE: readonly number[] = [];
const ignore = () => undefined;

type Named = Readonly<Record<string, unknown>>;

/** What a list must show: the page, and of which list (a term, a record). */
export interface Asked {
  page: number;
  pageSize: number;
  /** The page sizes to choose from; without them, the size is the specification's. */
  sizes?: readonly number[];
  onSize?(next: number): void;
  readBy?: ReadBy;
  everywhere?: PageSize['everywhere'];
  /** Tells two lists apart, so that a page of one is never taken for a page of the other. */
  of: string;
  onPageChange(page: number): void;
  /** Called when the page no longer exists; `onPageChange` by default. */
  onPageGone?(last: number): void;
}

/** `count` is the number of rows on all pages. */
export type ReadPage<Row> = (
  page: number,
  limit: number,
  signal: AbortSignal,
) => Promise<{ data: readonly Row[]; count: Count }>;

/** The call that reads the rows of a list, with its parameters but the page. */
export interface ReadBy {
  call: Call;
  params?: Named | undefined;
  query?: Named | undefined;
}

export interface Pages<Row> extends Pick<Route<Call>, 'read'> {
  /** What answers all its rows as a file (PRODUCT L); undefined for a list that has no pages. */
  readBy: ReadBy | undefined;
  /** Reads any page of this list from the server. Rejects with ApiError, or AbortError. */
  readPage: ReadPage<Row>;
  /** Undefined while there is nothing to show: the list is loading, unless there is a `failure`. */
  rows: readonly Row[] | undefined;
  count: Count;
  page: number;
  pageCount: number;
  pageSize: number;
  sizes: readonly number[];
  onPageChange(page: number): void;
  onSize(next: number): void;
  everywhere: PageSize['everywhere'];
  /** The list is being read: the rows shown may be those of another page (DESIGN rule 3). */
  busy: boolean;
  /** The rows shown are the requested ones and up to date. */
  isSettled: boolean;
  /** Why the last reading failed. */
  failure: string | null;
  refresh(): Promise<void>;
}

/**
 * Returns a page of a list. If a page fails to load, rows of another page are never shown in its place. A page that no
 * longer exists, because its last row was deleted, is replaced by the last page (DESIGN rule 9).
 */
export function usePages<Row>(route: Route<Call> & { data: readonly Row[] | undefined }, asked: Asked): Pages<Row> {
  const { page, pageSize, sizes = NO_CHOICE, onSize = ignore, everywhere } = asked;
  const { of, onPageChange, onPageGone = onPageChange } = asked;
  const { data, error, isValidating, count = 0, read, refresh, readPage } = route;
  const key = `${of}\n${page}\n${pageSize}`;
  const [settledKey, setSettledKey] = useState<string | null>(null);
  const isSettled = data !== undefined && error === undefined && !isValidating;
  if (isSettled && settledKey !== key) setSettledKey(key);

  const pageCount = pageCountOf(count, pageSize);
  useEffect(() => {
    if (isSettled && page > pageCount) onPageGone(pageCount);
  }, [isSettled, page, pageCount, onPageGone]);

  const isForeign = error !== undefined && settledKey !== key;
  return {
    rows: isForeign ? undefined : data,
    readBy: asked.readBy,
    count,
    read,
    readPage: readPage as ReadPage<Row>,
    page,
    pageCount,
    pageSize,
    sizes,
    onPageChange,
    onSize,
    everywhere,
    busy: isValidating,
    isSettled,
    failure: error?.message ?? null,
    refresh,
  };
}

export type RowOf<C extends Call> = ReplyOf<C> extends readonly (infer Row)[] ? Row : never;

interface ListArgs {
  params?: Named;
  query?: Named;
}

/** Reads a page of a list. */
function usePageRoute<C extends Call>(call: C, { params, query }: ListArgs, page: number, limit: number) {
  const args = { ...(params && { params }), query: { ...query, page, limit } };
  return useRoute<Call>(call, args as unknown as ReadArgs<Call>) as Route<Call> & {
    data: readonly RowOf<C>[] | undefined;
  };
}

/**
 * Returns a page of a list in a section or a dialog, where the address does not know of it; of another record, page 1.
 */
export function usePagesOf<C extends Call>(call: C, list: PagedList, args: ListArgs): Pages<RowOf<C>> {
  const of = JSON.stringify([args.params, args.query]);
  const [shown, setShown] = useState({ of, page: 1 });
  const page = shown.of === of ? shown.page : 1;
  const { pageSize } = usePageSize(list);
  const route = usePageRoute(call, args, page, pageSize);
  const readBy = { call, ...args };
  return usePages(route, { page, pageSize, readBy, of, onPageChange: (next) => setShown({ of, page: next }) });
}

/** Returns the rows of a list that has no pages. */
export function useWhole<Row>(route: Route<Call> & { data: readonly Row[] | undefined }): Pages<Row> {
  return usePages(route, { page: 1, pageSize: MAX_UNPAGED, of: '', onPageChange: ignore });
}

type Change = (changes: Record<string, number>, how: { replace: boolean }) => void;

/** Keeps a page in the address under this name; one that no longer exists stays out of the history. */
function useAddressed(name: string, change: Change) {
  const onPageChange = useCallback((next: number) => change({ [name]: next }, { replace: false }), [name, change]);
  const onPageGone = useCallback((last: number) => change({ [name]: last }, { replace: true }), [name, change]);
  return { onPageChange, onPageGone };
}

/**
 * Does as `usePagesOf` with the page in the address, under a name of its own beside those of the screen's other lists.
 */
export function usePagesAt<C extends Call>(name: string, call: C, list: PagedList, args: ListArgs): Pages<RowOf<C>> {
  const [state, change] = useListState<Record<string, number>>({ [name]: 1 });
  const page = state[name] ?? 1;
  const { pageSize } = usePageSize(list);
  const route = usePageRoute(call, args, page, pageSize);
  const readBy = { call, ...args };
  return usePages(route, { page, pageSize, readBy, of: JSON.stringify(args), ...useAddressed(name, change) });
}

/** Returns a page of the list that is the screen's own: its page is in the address beside its filters. */
export function useAddressedPages<Row>(
  route: Route<Call> & { data: readonly Row[] | undefined },
  change: Change,
  asked: Pick<Asked, 'page' | 'readBy' | 'of'> & PageSize,
): Pages<Row> {
  /** With another size, page 3 has other rows, so the list starts again at page 1: both come in one transition. */
  const onSize = (next: number) => {
    startTransition(() => asked.onSize(next));
    change({ page: 1 }, { replace: true });
  };
  return usePages(route, { ...asked, onSize, ...useAddressed('page', change) });
}
