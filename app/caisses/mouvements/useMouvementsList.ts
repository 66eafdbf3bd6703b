import { type MouvementListe, mouvements } from '@comptoir/contract/mouvements';
import { TRIS } from '@comptoir/contract/tri';
import { formatMontant, sum } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useListState } from '../../frame/device/listState';
import { isAnother } from '../../frame/device/listValues';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import { type Chosen, chosenOf, dateIn, idIn, noneOf, queryOf } from '../../records/lists/filtres';
import { usePageSize } from '../../records/lists/usePageSize';
import { type Pages, useAddressedPages } from '../../records/lists/usePages';

const SENS = ['', '1', '0'] as const;
const FILTRES = {
  datedebut: dateIn,
  datefin: dateIn,
  caisseid: idIn,
  type: SENS,
  transferts: SENS,
  tri: TRIS,
} as const;
type Filters = Chosen<typeof FILTRES>;

const NONE = { page: 1, ...noneOf(FILTRES) };

export interface MouvementsList {
  pages: Pages<MouvementListe>;
  filters: Filters;
  onFilter(changes: Partial<Filters>): void;
  /** The sums that came in and went out on all pages, as sentences; empty until they are known. */
  totals: string[];
  /** Removes all filters; returns whether that changes the list. */
  clear(): boolean;
}

const flagOf = (text: '0' | '1'): 0 | 1 => (text === '1' ? 1 : 0);

function queryIn(filters: Filters) {
  const { caisseid, type, transferts, ...days } = queryOf(filters);
  return {
    ...days,
    ...(caisseid && { caisseid: Number(caisseid) }),
    ...(type && { type: flagOf(type) }),
    ...(transferts && { transferts: flagOf(transferts) }),
  };
}

/** The movements that the user may see, filtered by the address: by register, days, direction, with or without
 * transfers (PRODUCT N). */
export function useMouvementsList(): MouvementsList {
  const [state, change] = useListState<Record<string, string | number>>(NONE);
  const size = usePageSize('mouvements');
  const page = Number(state.page);
  const filters = chosenOf(FILTRES, state);
  const query = queryIn(filters);
  const route = useRoute(mouvements.list, { query: { ...query, page, limit: size.pageSize } });
  const pages = useAddressedPages<MouvementListe>(route, change, { page, ...size, of: JSON.stringify(query) });
  return {
    pages,
    filters,
    onFilter: change,
    totals: useTotals(query),
    clear: () => {
      change(NONE);
      return isAnother(state, NONE);
    },
  };
}

/** Returns the sums as sentences; a list of one direction has only one sum. */
function useTotals({ tri: _, ...query }: ReturnType<typeof queryIn>): string[] {
  const wordsOf = useTotalWords();
  const { data } = useRoute(mouvements.total, { query });
  if (!data) return [];
  const [entrees, sorties] = wordsOf(data);
  return [...(query.type === 0 ? [] : [entrees]), ...(query.type === 1 ? [] : [sorties])];
}

/** Returns the sums that came in and went out in the rows of a printed sheet, as sentences. */
export function useMouvementsTotalsOf(): (rows: readonly MouvementListe[]) => string[] {
  const wordsOf = useTotalWords();
  const sumOf = (rows: readonly MouvementListe[], sens: 0 | 1) =>
    sum(rows.filter(({ type }) => type === sens).map(({ montant }) => montant));
  return (rows) => wordsOf({ entrees: sumOf(rows, 1), sorties: sumOf(rows, 0) });
}

function useTotalWords() {
  const { t } = useLang();
  return ({ entrees, sorties }: { entrees: Francs; sorties: Francs }): [string, string] => [
    t('mouvement.entrees', { montant: formatMontant(entrees) }),
    t('mouvement.sorties', { montant: formatMontant(sorties) }),
  ];
}
