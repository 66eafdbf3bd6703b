import type { Avance } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { ETATS_AVANCE } from '@comptoir/domain/avance';
import { useListState } from '../frame/device/listState';
import { isAnother } from '../frame/device/listValues';
import { useRoute } from '../frame/reads/useRoute';
import { type Chosen, chosenOf, FLAG, idIn, noneOf } from '../records/lists/filtres';
import { usePageSize } from '../records/lists/usePageSize';
import { type Pages, useAddressedPages } from '../records/lists/usePages';

const FILTRES = { etat: ['', ...ETATS_AVANCE], retard: FLAG, porteurid: idIn } as const;
type Filters = Chosen<typeof FILTRES>;

const NONE = { page: 1, ...noneOf(FILTRES) };

export interface AvancesList {
  pages: Pages<Avance>;
  filters: Filters;
  onFilter(changes: Partial<Filters>): void;
  /** Resets the filters and the page; returns whether that changes the list. */
  begin(): boolean;
}

function queryIn({ etat, retard, porteurid }: Filters) {
  return {
    ...(etat && { etat }),
    ...(retard && { retard: 1 as const }),
    ...(porteurid && { porteurid: Number(porteurid) }),
  };
}

/** The list of advances; page and filters live in the address (DESIGN rule 1). */
export function useAvancesList(): AvancesList {
  const [state, change] = useListState<Record<string, string | number>>(NONE);
  const size = usePageSize('avances');
  const page = Number(state.page);
  const filters = chosenOf(FILTRES, state);
  const query = queryIn(filters);
  const route = useRoute(avances.list, { query: { ...query, page, limit: size.pageSize } });
  const pages = useAddressedPages<Avance>(route, change, { page, ...size, of: JSON.stringify(query) });
  return {
    pages,
    filters,
    onFilter: change,
    begin: () => {
      change(NONE);
      return isAnother(state, NONE);
    },
  };
}
