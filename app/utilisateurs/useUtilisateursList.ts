import { useCallback } from 'react';
import { type Utilisateur, utilisateurs } from '#contract/utilisateurs';
import { PAGE_SIZE } from '#domain/limits';
import { useRoute } from '../api/useRoute';
import { useAddressedPages } from '../lists/usePages';
import type { SearchedList } from '../lists/useSearchedList';
import { useSearchText } from '../lists/useSearchText';
import { useListState } from '../session/listState';

const pageSize = PAGE_SIZE.utilisateurs;

/** Cards, or a table; the address says which (DESIGN rule 1). */
interface Choices extends Record<string, readonly string[]> {
  vue: readonly ['', 'liste'];
}
export type UtilisateursList = SearchedList<Utilisateur, Choices>;

/** The users; page, search and view live in the address. One call serves the list and its search. */
export function useUtilisateursList(): UtilisateursList {
  const [{ page, search, vue }, change] = useListState({ page: 1, search: '', vue: '' });
  const route = useRoute(utilisateurs.list, { query: { search, page, limit: pageSize } });
  const onSearch = useCallback((next: string) => change({ search: next }), [change]);
  const pages = useAddressedPages<Utilisateur>(route, change, { page, pageSize, of: search });
  const { text, setText, clear } = useSearchText(search, onSearch);
  return {
    pages,
    filters: { vue: vue === 'liste' ? 'liste' : '' },
    // The same people in another shape: the page stays.
    onFilter: (changes) => change({ ...changes, page }, { replace: true }),
    text,
    onTextChange: setText,
    isSearch: search.trim() !== '',
    clearSearch: clear,
  };
}
