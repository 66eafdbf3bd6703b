import { useCallback } from 'react';
import type { Call, ReplyOf } from '#contract/call';
import type { ReadArgs } from '../api/url';
import { type Route, useRoute } from '../api/useRoute';
import { useListState } from '../session/listState';
import { type Pages, usePages } from './usePages';
import { useSearchText } from './useSearchText';

export interface SearchedList<Row> {
  pages: Pages<Row>;
  /** What the field shows; the address and the call follow it. */
  text: string;
  onTextChange(text: string): void;
  isSearch: boolean;
  clearSearch(): void;
}

type RowOf<C extends Call> = ReplyOf<C> extends readonly (infer Row)[] ? Row : never;

/**
 * A list with a search, both calls of the same rows: the term goes into the path lower-cased and trimmed, an empty
 * one restores the original list (spec § 7 Cash registers, § 8). Page and search live in the address (DESIGN rule 1).
 */
export function useSearchedList<L extends Call, S extends Call>(
  calls: { list: L; search: S },
  pageSize: number,
): SearchedList<RowOf<L>> {
  const [{ page, search }, change] = useListState({ page: 1, search: '' });
  const term = search.trim().toLowerCase();
  const query = { page, limit: pageSize };
  // One hook for both, so that the rows shown stay while the other list loads (DESIGN rule 3).
  const call = term === '' ? calls.list : calls.search;
  const args = term === '' ? { query } : { params: { term }, query };
  const route = useRoute<Call>(call, args as unknown as ReadArgs<Call>) as Route<Call> & {
    data: readonly RowOf<L>[] | undefined;
  };

  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const onPageGone = useCallback((last: number) => change({ page: last }, { replace: true }), [change]);
  const pages = usePages<RowOf<L>>(route, { page, pageSize, of: term, onPageChange, onPageGone });
  const { text, setText, clear } = useSearchText(
    search,
    useCallback((next: string) => change({ search: next }), [change]),
  );
  return { pages, text, onTextChange: setText, isSearch: term !== '', clearSearch: clear };
}
