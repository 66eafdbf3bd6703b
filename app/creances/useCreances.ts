import { type Creance, creances } from '@comptoir/contract/clients';
import { useCallback } from 'react';
import { useListState } from '../frame/device/listState';
import { useRoute } from '../frame/reads/useRoute';
import { usePageSize } from '../records/lists/usePageSize';
import { useAddressedPages } from '../records/lists/usePages';
import type { SearchedList } from '../records/lists/useSearchedList';
import { useSearchText } from '../records/lists/useSearchText';

/** The list of debtors; page and search live in the address (DESIGN rule 1). One call lists and searches. */
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
