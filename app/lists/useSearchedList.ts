import { useCallback } from 'react';
import type { Call, ReplyOf } from '#contract/call';
import type { ReadArgs } from '../api/url';
import { type Route, useRoute } from '../api/useRoute';
import { useListState } from '../session/listState';
import type { ListValues } from '../session/listValues';
import { type Pages, usePages } from './usePages';
import { useSearchText } from './useSearchText';

/** The values that each filter may have; the first is the one without effect. */
type Choices = Readonly<Record<string, readonly string[]>>;
type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] };

export interface SearchedList<Row, C extends Choices = Choices> {
  pages: Pages<Row>;
  filters: Chosen<C>;
  onFilter(changes: Partial<Chosen<C>>): void;
  /** What the field shows; the address and the call follow it. */
  text: string;
  onTextChange(text: string): void;
  isSearch: boolean;
  clearSearch(): void;
}

type RowOf<C extends Call> = ReplyOf<C> extends readonly (infer Row)[] ? Row : never;

/** An address may say anything: a value that is none of the choices has no effect. */
function chosenOf<C extends Choices>(choices: C, state: ListValues): Chosen<C> {
  const entries = Object.entries(choices).map(([name, values]) => {
    const value = String(state[name]);
    return [name, values.includes(value) ? value : values[0]];
  });
  return Object.fromEntries(entries) as Chosen<C>;
}

/**
 * A list with a search, both calls of the same rows: the term goes into the path lower-cased and trimmed, an empty
 * one restores the original list (spec § 7 Cash registers, § 8). Page, search and filters, which are parameters of both
 * calls, live in the address (DESIGN rule 1).
 */
export function useSearchedList<L extends Call, S extends Call, const C extends Choices = Choices>(
  calls: { list: L; search: S },
  pageSize: number,
  choices: C = {} as C,
): SearchedList<RowOf<L>, C> {
  const none = Object.fromEntries(Object.entries(choices).map(([name, [first = '']]) => [name, first]));
  const [state, change] = useListState<ListValues>({ page: 1, search: '', ...none });
  const [page, search] = [Number(state.page), String(state.search)];
  const filters = chosenOf(choices, state);
  const term = search.trim().toLowerCase();
  const query = { ...filters, page, limit: pageSize };
  // One hook for both, so that the rows shown stay while the other list loads (DESIGN rule 3).
  const call = term === '' ? calls.list : calls.search;
  const args = term === '' ? { query } : { params: { term }, query };
  const route = useRoute<Call>(call, args as unknown as ReadArgs<Call>) as Route<Call> & {
    data: readonly RowOf<L>[] | undefined;
  };

  const of = JSON.stringify([term, filters]);
  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const onPageGone = useCallback((last: number) => change({ page: last }, { replace: true }), [change]);
  const pages = usePages<RowOf<L>>(route, { page, pageSize, of, onPageChange, onPageGone });
  const { text, setText, clear } = useSearchText(
    search,
    useCallback((next: string) => change({ search: next }), [change]),
  );
  return {
    pages,
    filters,
    onFilter: change,
    text,
    onTextChange: setText,
    isSearch: term !== '',
    clearSearch: clear,
  };
}
