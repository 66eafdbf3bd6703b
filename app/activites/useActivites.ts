import { type Activite, activites } from '@comptoir/contract/activites';
import { useCallback } from 'react';
import { useListState } from '../frame/device/listState';
import { isObjet } from '../frame/i18n/objets';
import { useRoute } from '../frame/reads/useRoute';
import { type Chosen, chosenOf, dateIn, idIn, noneOf, queryOf } from '../records/lists/filtres';
import { usePageSize } from '../records/lists/usePageSize';
import { type Pages, useAddressedPages } from '../records/lists/usePages';
import { useSearchText } from '../records/lists/useSearchText';

const objetIn = (text: string) => (isObjet(text) ? text : '');
const FILTRES = { datedebut: dateIn, datefin: dateIn, objet: objetIn, utilisateurid: idIn } as const;
type Filters = Chosen<typeof FILTRES>;
const NONE = { page: 1, search: '', ...noneOf(FILTRES) };

export interface ActivitesList {
  pages: Pages<Activite>;
  text: string;
  onTextChange(text: string): void;
  search: string;
  isSearch: boolean;
  filters: Filters;
  onFilter(changes: Partial<Filters>): void;
  clear(): void;
}

/** The audit log; search, period, kind of record and user live in the address (DESIGN rule 1). */
export function useActivites(): ActivitesList {
  const [state, change] = useListState<Record<string, string | number>>(NONE);
  const size = usePageSize('activites');
  const [page, text] = [Number(state.page), String(state.search)];
  const search = text.trim();
  const filters = chosenOf(FILTRES, state);
  const { utilisateurid, ...others } = queryOf(filters);
  const query = { ...others, search, ...(utilisateurid && { utilisateurid: Number(utilisateurid) }) };
  const route = useRoute(activites.list, { query: { ...query, page, limit: size.pageSize } });
  const of = JSON.stringify(query);
  const pages = useAddressedPages<Activite>(route, change, { page, ...size, of });
  const field = useSearchText(
    text,
    useCallback((next: string) => change({ search: next }), [change]),
  );
  return {
    pages,
    text: field.text,
    onTextChange: field.setText,
    search,
    isSearch: search !== '',
    filters,
    onFilter: change,
    clear: () => {
      field.clear();
      change(NONE);
    },
  };
}
