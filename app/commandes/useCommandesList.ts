import { type Commande, commandes } from '@comptoir/contract/commandes';
import { TRIS } from '@comptoir/contract/tri';
import { FILTRES_LIVRAISON, type FiltreLivraison } from '@comptoir/domain/commande';
import { FILTRES_DETTE } from '@comptoir/domain/dette';
import { useCallback } from 'react';
import { useListState } from '../frame/device/listState';
import { isAnother } from '../frame/device/listValues';
import { useRoute } from '../frame/reads/useRoute';
import { type Chosen, chosenOf, dateIn, FLAG, noneOf, queryOf } from '../records/lists/filtres';
import { usePageSize } from '../records/lists/usePageSize';
import { type Pages, useAddressedPages } from '../records/lists/usePages';
import { useSearchText } from '../records/lists/useSearchText';

const FILTRES = {
  datedebut: dateIn,
  datefin: dateIn,
  etat: FILTRES_LIVRAISON,
  statut: FILTRES_DETTE,
  retard: FLAG,
  tri: TRIS,
} as const;
type Filters = Chosen<typeof FILTRES>;

const NONE = { page: 1, search: '', ...noneOf(FILTRES) };

export interface CommandesList {
  pages: Pages<Commande>;
  /** The text in the search field; the address and the call follow it. */
  text: string;
  onTextChange(text: string): void;
  search: string;
  isSearch: boolean;
  filters: Filters;
  onFilter(changes: Partial<Filters>): void;
  /** The search and the filters as parameters of the calls. */
  query: ReturnType<typeof queryIn>;
  /**
   * Resets search, period and page, as a refresh does, but keeps the delivery status (spec § 2 Orders); returns whether
   * that changes the list.
   */
  begin(): boolean;
  /** Resets the delivery status as well, so that all orders are shown. */
  clear(): void;
}

function queryIn(search: string, filters: Filters) {
  const { retard, ...query } = queryOf(filters);
  return { searchdata: search, ...query, ...(retard && { retard: 1 as const }) };
}

/** The list of orders; its search and its filters live in the address (DESIGN rule 1, PRODUCT 1.13). */
export function useCommandesList(): CommandesList {
  const [state, change] = useListState<Record<string, string | number>>(NONE);
  const size = usePageSize('commandes');
  const [page, search] = [Number(state.page), String(state.search)];
  const filters = chosenOf(FILTRES, state);
  const query = queryIn(search.trim(), filters);
  const route = useRoute(commandes.list, { query: { ...query, page, limit: size.pageSize } });
  const of = JSON.stringify(query);
  const pages = useAddressedPages<Commande>(route, change, { page, ...size, of });
  const { text, setText, clear } = useSearchText(
    search,
    useCallback((next: string) => change({ search: next }), [change]),
  );
  const restart = (kept: { etat: FiltreLivraison }) => {
    const next = { ...NONE, ...kept };
    clear();
    change(next);
    return isAnother(state, next);
  };

  return {
    pages,
    text,
    onTextChange: setText,
    search: query.searchdata,
    isSearch: query.searchdata !== '',
    filters,
    onFilter: change,
    query,
    begin: () => restart({ etat: filters.etat }),
    clear: () => restart({ etat: '' }),
  };
}
