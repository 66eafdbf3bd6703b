import type { Call } from '@comptoir/contract/call';
import type { Count } from '@comptoir/domain/units';
import { useCallback, useEffect, useState } from 'react';
import type { Route } from '../../frame/reads/useRoute';
import { pageCountOf } from './pageCount';
import type { PageSize } from './usePageSize';

const NO_CHOICE: readonly number[] = [];
const ignore = () => undefined;

/** Where a list is: the page asked for, and what it is a page of (a term, a record). */
export interface Asked {
  page: number;
  pageSize: number;
  /** What else a page may hold; without them it holds what the specification says. */
  sizes?: readonly number[];
  onSize?(next: number): void;
  /** Tells two lists apart: their pages are not the same pages. */
  of: string;
  onPageChange(page: number): void;
  /** The page asked for no longer exists; `onPageChange` without it. */
  onPageGone?(last: number): void;
}

/** `count` tells the rows of all pages. */
export type ReadPage<Row> = (
  page: number,
  limit: number,
  signal: AbortSignal,
) => Promise<{ data: readonly Row[]; count: Count }>;

export interface Pages<Row> extends Pick<Route<Call>, 'read'> {
  /** Any page of what is listed, as it is now. Rejects with ApiError, or AbortError. */
  readPage: ReadPage<Row>;
  /** Undefined while there is nothing to show: see `failure`, otherwise it is loading. */
  rows: readonly Row[] | undefined;
  count: Count;
  page: number;
  pageCount: number;
  pageSize: number;
  sizes: readonly number[];
  onPageChange(page: number): void;
  onSize(next: number): void;
  /** Being read: the rows shown may be another page's (DESIGN rule 3). */
  busy: boolean;
  /** The rows shown are those asked for, and up to date. */
  isSettled: boolean;
  /** Why the last reading failed. */
  failure: string | null;
  refresh(): Promise<void>;
}

/**
 * A page of a list. A page that fails to load never shows another page's rows in its place; a page that no longer
 * exists, its last row deleted, gives way to the last one (DESIGN rule 9).
 */
export function usePages<Row>(route: Route<Call> & { data: readonly Row[] | undefined }, asked: Asked): Pages<Row> {
  const { page, pageSize, sizes = NO_CHOICE, onSize = ignore, of, onPageChange, onPageGone = onPageChange } = asked;
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
    count,
    read,
    readPage: readPage as ReadPage<Row>,
    page,
    pageCount,
    pageSize,
    sizes,
    onPageChange,
    onSize,
    busy: isValidating,
    isSettled,
    failure: error?.message ?? null,
    refresh,
  };
}

/** The same, its page in the address beside its filters: a page that is gone is not gone back to. */
export function useAddressedPages<Row>(
  route: Route<Call> & { data: readonly Row[] | undefined },
  change: (changes: { page: number }, how?: { replace: boolean }) => void,
  asked: Pick<Asked, 'page' | 'of'> & PageSize,
): Pages<Row> {
  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const onPageGone = useCallback((last: number) => change({ page: last }, { replace: true }), [change]);
  /** The rows of page 3 are others by then: it begins again. */
  const onSize = (next: number) => {
    asked.onSize(next);
    change({ page: 1 }, { replace: true });
  };
  return usePages(route, { ...asked, onSize, onPageChange, onPageGone });
}
