import type { Call, ReplyOf } from '@comptoir/contract/call';
import { useCallback } from 'react';
import type { ReadArgs } from '../../frame/api/url';
import { useListState } from '../../frame/device/listState';
import { isAnother, type ListValues } from '../../frame/device/listValues';
import { type Route, useRoute } from '../../frame/reads/useRoute';
import { type Chosen, chosenOf, type Filtres, noneOf, queryOf } from './filtres';
import type { PagedList } from './pageSizes';
import { usePageSize } from './usePageSize';
import { type Pages, useAddressedPages } from './usePages';
import { useSearchText } from './useSearchText';

export interface SearchedList<Row, F extends Filtres = Filtres> {
  pages: Pages<Row>;
  filters: Chosen<F>;
  onFilter(changes: Partial<Chosen<F>>): void;
  /** Text in the field; the address and the call follow it. */
  text: string;
  onTextChange(text: string): void;
  isSearch: boolean;
  clearSearch(): void;
}

export interface FilteredList<Row, F extends Filtres> extends SearchedList<Row, F> {
  /** The search term, '' without a search. */
  term: string;
  /** The filters as parameters of the calls. */
  query: ReturnType<typeof queryOf<Chosen<F>>>;
  /** Resets search, page and filters, except the filters in `kept`; returns true if that shows another list. */
  begin(kept?: Partial<Chosen<F>>): boolean;
}

type RowOf<C extends Call> = ReplyOf<C> extends readonly (infer Row)[] ? Row : never;

/**
 * A list with a search; both calls return the same kind of rows. The term goes into the path in lower case and trimmed,
 * and an empty term brings the whole list back (spec § 7 Cash registers, § 8). Page, search and filters live in the
 * address (DESIGN rule 1); the filters are parameters of both calls.
 */
export function useSearchedList<L extends Call, S extends Call, const F extends Filtres = Filtres>(
  calls: { list: L; search: S },
  name: PagedList,
  filtres: F = {} as F,
): FilteredList<RowOf<L>, F> {
  const none = { page: 1, search: '', ...noneOf(filtres) };
  const [state, change] = useListState<ListValues>(none);
  const size = usePageSize(name);
  const [page, search] = [Number(state.page), String(state.search)];
  const filters = chosenOf(filtres, state);
  const term = search.trim().toLowerCase();
  const query = { ...queryOf(filters), page, limit: size.pageSize };
  // One hook serves both calls, so that the rows shown stay while the other list loads (DESIGN rule 3).
  const call = term === '' ? calls.list : calls.search;
  const args = term === '' ? { query } : { params: { term }, query };
  const route = useRoute<Call>(call, args as unknown as ReadArgs<Call>) as Route<Call> & {
    data: readonly RowOf<L>[] | undefined;
  };

  const of = JSON.stringify([term, filters]);
  const pages = useAddressedPages<RowOf<L>>(route, change, { page, ...size, of });
  const { text, setText, clear } = useSearchText(
    search,
    useCallback((next: string) => change({ search: next }), [change]),
  );
  return {
    pages,
    filters,
    query: queryOf(filters),
    onFilter: change,
    text,
    onTextChange: setText,
    term,
    isSearch: term !== '',
    clearSearch: clear,
    begin: (kept) => {
      const next = { ...none, ...(kept as ListValues) };
      clear();
      change(next);
      return isAnother(state, next);
    },
  };
}
