import { useCallback } from 'react';
import { type Creance, creances } from '#contract/clients';
import { useRoute } from '../api/useRoute';
import { usePageSize } from '../lists/usePageSize';
import { useAddressedPages } from '../lists/usePages';
import type { SearchedList } from '../lists/useSearchedList';
import { useSearchText } from '../lists/useSearchText';
import { useListState } from '../session/listState';

/** The clients who owe; page and search live in the address (DESIGN rule 1). One call serves both. */
export function useCreances(): SearchedList<Creance> {
  const [{ page, search }, change] = useListState({ page: 1, search: '' });
  const size = usePageSize('creances');
  const route = useRoute(creances.list, { query: { search, page, limit: size.pageSize } });
  const onSearch = useCallback((next: string) => change({ search: next }), [change]);
  const pages = useAddressedPages<Creance>(route, change, { page, ...size, of: search });
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
