import { useCallback } from 'react';
import { type Commande, commandes } from '#contract/commandes';
import { FILTRES_LIVRAISON, type FiltreLivraison } from '#domain/commande';
import { PAGE_SIZE } from '#domain/limits';
import { isPlainDate } from '#domain/plainDate';
import type { Period } from '#ui/PeriodField';
import { useRoute } from '../api/useRoute';
import { type Pages, usePages } from '../lists/usePages';
import { useSearchText } from '../lists/useSearchText';
import { useListState } from '../session/listState';

const pageSize = PAGE_SIZE.commandes;
const NONE = { page: 1, search: '', datedebut: '', datefin: '', etat: '' };

export interface CommandesList {
  pages: Pages<Commande>;
  /** What the field shows; the address and the call follow it. */
  text: string;
  onTextChange(text: string): void;
  search: string;
  period: Period;
  /** The end is before the beginning, and left out. */
  isPeriodInverse: boolean;
  onPeriod(period: Period): void;
  etat: FiltreLivraison;
  onEtat(etat: FiltreLivraison): void;
  /** Search, dates and page start again, and the list is read again (spec § 2 Orders). */
  refresh(): void;
  /** The status too: all orders. */
  clear(): void;
}

/** An address may say anything: what is no date, or no filter, has no effect. */
const dateOf = (text: string) => (isPlainDate(text) ? text : '');
const filtreOf = (text: string): FiltreLivraison => FILTRES_LIVRAISON.find((filtre) => filtre === text) ?? '';

/** The orders of a search, a period and a delivery status, all of them in the address (DESIGN rule 1, PRODUCT 1.13). */
export function useCommandesList(): CommandesList {
  const [{ page, search, ...state }, change] = useListState(NONE);
  const [from, to, etat] = [dateOf(state.datedebut), dateOf(state.datefin), filtreOf(state.etat)];
  const isPeriodInverse = from !== '' && to !== '' && to < from;
  const filters = {
    searchdata: search.trim(),
    etat,
    ...(from && { datedebut: from }),
    ...(to && !isPeriodInverse && { datefin: to }),
  };
  const route = useRoute(commandes.list, { query: { ...filters, page, limit: pageSize } });
  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const onPageGone = useCallback((last: number) => change({ page: last }, { replace: true }), [change]);
  const of = JSON.stringify(filters);
  const pages = usePages<Commande>(route, { page, pageSize, of, onPageChange, onPageGone });
  const { text, setText, clear } = useSearchText(
    search,
    useCallback((next: string) => change({ search: next }), [change]),
  );
  const begin = (kept: { etat: string }) => {
    clear();
    change({ ...NONE, ...kept });
  };

  return {
    pages,
    text,
    onTextChange: setText,
    search: filters.searchdata,
    period: { from, to },
    isPeriodInverse,
    onPeriod: (period) => change({ datedebut: period.from, datefin: period.to }),
    etat,
    onEtat: (next) => change({ etat: next }),
    refresh: () => {
      begin({ etat });
      void pages.refresh();
    },
    clear: () => begin({ etat: '' }),
  };
}
