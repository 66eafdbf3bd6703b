import { type Utilisateur, utilisateurs } from '@comptoir/contract/utilisateurs';
import { useCallback } from 'react';
import { useListState } from '../frame/device/listState';
import { useRoute } from '../frame/reads/useRoute';
import { type Filtres, idIn } from '../records/lists/filtres';
import { usePageSize } from '../records/lists/usePageSize';
import { useAddressedPages } from '../records/lists/usePages';
import type { SearchedList } from '../records/lists/useSearchedList';
import { useSearchText } from '../records/lists/useSearchText';

/** The choices in the address: cards or table (DESIGN rule 1), and the profile. */
interface Choices extends Filtres {
  vue: readonly ['', 'liste'];
  profilid: typeof idIn;
}
export type UtilisateursList = SearchedList<Utilisateur, Choices>;

/** The list of users; page, search and view live in the address. One call lists and searches. */
export function useUtilisateursList(): UtilisateursList {
  const [state, change] = useListState({ page: 1, search: '', vue: '', profilid: '' });
  const size = usePageSize('utilisateurs');
  const { page, search, vue } = state;
  const profilid = idIn(state.profilid);
  const ofProfil = profilid !== '' && { profilid: Number(profilid) };
  const route = useRoute(utilisateurs.list, { query: { search, ...ofProfil, page, limit: size.pageSize } });
  const onSearch = useCallback((next: string) => change({ search: next }), [change]);
  const pages = useAddressedPages<Utilisateur>(route, change, {
    page,
    ...size,
    of: JSON.stringify([search, profilid]),
  });
  const { text, setText, clear } = useSearchText(search, onSearch);
  return {
    pages,
    filters: { vue: vue === 'liste' ? 'liste' : '', profilid },
    // Another view shows the same users, so it keeps the page.
    onFilter: (changes) => change({ ...('vue' in changes && { page }), ...changes }, { replace: true }),
    text,
    onTextChange: setText,
    isSearch: search.trim() !== '',
    clearSearch: () => {
      clear();
      change({ search: '', profilid: '' });
    },
  };
}
