import { type MouvementListe, mouvements, type TotalMouvements } from '@comptoir/contract/mouvements';
import { TRIS } from '@comptoir/contract/tri';
import type { Mouvemente } from '@comptoir/domain/flux';
import { formatMontant, subtract, sum } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { useListState } from '../../frame/device/listState';
import { isAnother } from '../../frame/device/listValues';
import type { TextKey } from '../../frame/i18n/translate';
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

/** Returns the sums as sentences. */
function useTotals({ tri: _, ...query }: ReturnType<typeof queryIn>): string[] {
  const wordsOf = useTotalWords();
  const { data } = useRoute(mouvements.total, { query });
  if (!data) return [];
  return wordsOf(data, query);
}

/** Returns the sums of the rows of a printed sheet, as sentences. */
export function useMouvementsTotalsOf(): (rows: readonly MouvementListe[]) => string[] {
  const wordsOf = useTotalWords();
  return (rows) => {
    const sumOf = (sens: 0 | 1, isTransfert: boolean) =>
      sum(
        rows
          .filter(({ type, origine }) => type === sens && (origine === 'transfert') === isTransfert)
          .map(({ montant }) => montant),
      );
    const flux = { entrees: sumOf(1, false), sorties: sumOf(0, false), recus: sumOf(1, true), envoyes: sumOf(0, true) };
    return wordsOf({ ...flux, ouverture: null, solde: null }, {});
  };
}

type Soldes = Pick<TotalMouvements, 'ouverture' | 'solde'>;
type Filtered = Pick<ReturnType<typeof queryIn>, 'type' | 'transferts'>;

/**
 * Says what moved, so that it can be added up: what was there before, what came in and went out, what transfers brought and
 * took, and what is there then. Of a list of one direction or of one kind, only what it holds. An answer that an older
 * version of the app has cached has no transfers apart.
 */
function useTotalWords() {
  const { t } = useLang();
  return ({ entrees, sorties, recus = 0, envoyes = 0, ouverture, solde }: Mouvemente & Soldes, filtered: Filtered) => {
    const { type, transferts } = filtered;
    // A sum that the filters leave nothing of is not said. What transfers brought and took is one figure where both are there.
    const [isIn, isOut, isAsked] = [type !== 0, type !== 1, transferts === 1];
    const net = subtract(recus, envoyes);
    const isNet = type === undefined && !isAsked;
    const said: (readonly [key: TextKey, montant: Francs | null, isSaid: boolean])[] = [
      ['mouvement.audepart', ouverture, ouverture !== 0],
      ['mouvement.entrees', entrees, isIn && !isAsked],
      ['mouvement.sorties', sorties, isOut && !isAsked],
      ['mouvement.transfertsnets', net, isNet && net !== 0],
      ['mouvement.recus', recus, isIn && (isAsked || (!isNet && recus !== 0))],
      ['mouvement.envoyes', envoyes, isOut && (isAsked || (!isNet && envoyes !== 0))],
      ['mouvement.soldealafin', solde, true],
    ];
    return said.flatMap(([key, montant, isSaid]) =>
      isSaid && typeof montant === 'number' ? [t(key, { montant: formatMontant(montant) })] : [],
    );
  };
}
