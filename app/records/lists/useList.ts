import type { Call, QueryOf } from '@comptoir/contract/call';
import { useCallback } from 'react';
import type { ReadArgs } from '../../frame/api/url';
import { useListState } from '../../frame/device/listState';
import { isAnother, type ListValues } from '../../frame/device/listValues';
import type { TextKey } from '../../frame/i18n/translate';
import { type Route, useRoute } from '../../frame/reads/useRoute';
import { type Chosen, chosenOf, type Filtres, noneOf, queryOf } from './filtres';
import type { PagedList } from './pageSizes';
import { usePageSize } from './usePageSize';
import { type Pages, type RowOf, useAddressedPages } from './usePages';
import { useSearchText } from './useSearchText';

/** A list with a search, whose text `chercher.…` tells what can be typed there. */
type Searched = TextKey extends infer Key
  ? Key extends `chercher.${infer Name extends PagedList}`
    ? Name
    : never
  : never;

type By =
  | { name: PagedList; search?: undefined }
  /** The call for the rows of a term, or the parameter of `call` that takes it; without one, there is no search. */
  | { name: Searched; search: Call | 'search' | 'searchdata' };

/** What a list reads, and what narrows it. */
type ListOf<L extends Call, F extends Filtres> = By & {
  call: L;
  /** Its filters, named like the parameters of the calls. */
  filtres?: F & { [Name in Exclude<keyof F, keyof QueryOf<L>>]: { isView: true } };
};

export interface List<Row, F extends Filtres = Filtres> {
  call: Call;
  filtres: F;
  pages: Pages<Row>;
  filters: Chosen<F>;
  onFilter(changes: Partial<Chosen<F>>): void;
  /** Tells what can be typed in the search; null without one. */
  hint: TextKey | null;
  /** Text in the field; the address and the call follow it. */
  text: string;
  onTextChange(text: string): void;
  /** The search term as it was typed, '' without a search. */
  term: string;
  /** The filters and the term as parameters of the calls. */
  query: Readonly<Record<string, string>>;
  /** Resets search, page and filters, except the filters in `kept`; returns true if that shows another list. */
  begin(kept?: Partial<Chosen<F>>): boolean;
  /** Resets the search and the filters that have a chip: the list is whole then, in the order that was chosen. */
  widen(): void;
}

/**
 * A list whose page, search and filters live in the address (DESIGN rule 1). The term goes into the path of a search in
 * lower case and trimmed, and an empty term brings the whole list back (spec § 7 Cash registers, § 8).
 */
export function useList<L extends Call, const F extends Filtres = Record<never, never>>(
  of: ListOf<L, F>,
): List<RowOf<L>, F> {
  const { name, call, search: by, filtres = {} as never } = of;
  const none = { page: 1, search: '', ...noneOf(filtres) };
  const [state, change] = useListState<ListValues>(none);
  const size = usePageSize(name);
  const [page, search] = [Number(state.page), String(state.search)];
  const filters = chosenOf<F>(filtres, state);
  const term = by === undefined ? '' : search.trim();
  const narrowed = queryOf(filtres, filters);
  // One hook serves both calls, so that the rows shown stay while the other list loads (DESIGN rule 3).
  const asked = argsOf(call, by, term, narrowed);
  const args = { params: asked.params, query: { ...asked.query, page, limit: size.pageSize } };
  const route = useRoute<Call>(asked.call, args as unknown as ReadArgs<Call>) as Route<Call> & {
    data: readonly RowOf<L>[] | undefined;
  };
  const told = JSON.stringify([term, narrowed]);
  const pages = useAddressedPages<RowOf<L>>(route, change, { page, ...size, readBy: asked, of: told });
  const { text, setText, clear } = useSearchText(
    search,
    useCallback((next: string) => change({ search: next }), [change]),
  );
  const isView = (changes: object) => Object.keys(changes).every((filter) => filtres[filter]?.isView);
  return {
    call,
    filtres,
    pages,
    filters,
    // Another view shows the same rows, so it keeps the page.
    onFilter: (changes) => change({ ...(isView(changes) && { page }), ...changes }, { replace: true }),
    hint: hintOf(of),
    text,
    onTextChange: setText,
    term,
    query: { ...narrowed, ...termOf(by, term) },
    begin: (kept) => {
      const next = { ...none, ...(kept as ListValues) };
      clear();
      change(next);
      return isAnother(state, next);
    },
    widen: () => {
      clear();
      change(noneOf(filtres, ({ chip }) => chip !== undefined));
    },
  };
}

const hintOf = (of: By): TextKey | null => (of.search === undefined ? null : `chercher.${of.name}`);

/** Returns the term as the call of the sums takes it. */
function termOf(by: By['search'], term: string): Record<string, string> {
  if (by === undefined) return {};
  return typeof by === 'string' ? { [by]: term } : { search: term.toLowerCase() };
}

/** Returns the call that reads the rows of a term, its parameters, and the filters with the term. */
function argsOf(call: Call, by: By['search'], term: string, query: Record<string, string>) {
  if (typeof by !== 'object') return { call, query: { ...query, ...termOf(by, term) } };
  if (term === '') return { call, query };
  return { call: by, params: { term: term.toLowerCase() }, query };
}
