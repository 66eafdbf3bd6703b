import { useCallback } from 'react';
import { type Creance, creances } from '#contract/clients';
import { PAGE_SIZE } from '#domain/limits';
import { useRoute } from '../api/useRoute';
import { useAddressedPages } from '../lists/usePages';
import type { SearchedList } from '../lists/useSearchedList';
import { useSearchText } from '../lists/useSearchText';
import { useListState } from '../session/listState';

const pageSize = PAGE_SIZE.creances;

/** The clients who owe; page and search live in the address (DESIGN rule 1). One call serves both. */
export function useCreances(): SearchedList<Creance> {
  const [{ page, search }, change] = useListState({ page: 1, search: '' });
  const route = useRoute(creances.list, { query: { search, page, limit: pageSize } });
  const onSearch = useCallback((next: string) => change({ search: next }), [change]);
  const pages = useAddressedPages<Creance>(route, change, { page, pageSize, of: search });
  const { text, setText, clear } = useSearchText(search, onSearch);
  return {
    pages,
    filters: {},
    onFilter: () => undefined,
    text,
    onTextChange: setText,
    isSearch: search.trim() !== '',
    clearSearch: clear,
  };
}
