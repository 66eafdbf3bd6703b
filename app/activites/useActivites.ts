import { useCallback } from 'react';
import { type Activite, activites } from '#contract/activites';
import { PAGE_SIZE } from '#domain/limits';
import { isPlainDate } from '#domain/plainDate';
import type { Period } from '#ui/PeriodField';
import { useRoute } from '../api/useRoute';
import { type Pages, usePages } from '../lists/usePages';
import { useSearchText } from '../lists/useSearchText';
import { useListState } from '../session/listState';
import { OBJETS } from './activiteWords';

const pageSize = PAGE_SIZE.activites;
const NONE = { page: 1, search: '', datedebut: '', datefin: '', objet: '', utilisateurid: '' };

export interface ActivitesList {
  pages: Pages<Activite>;
  text: string;
  onTextChange(text: string): void;
  search: string;
  period: Period;
  isPeriodInverse: boolean;
  /** '' is all of them. */
  objet: string;
  utilisateurid: string;
  onFilter(changes: Partial<Omit<typeof NONE, 'page'>>): void;
  clear(): void;
}

/** An address may say anything: what is no date, no kind of record, no id has no effect. */
const dateOf = (text: string) => (isPlainDate(text) ? text : '');
const objetOf = (text: string) => (Object.hasOwn(OBJETS, text) ? text : '');
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : '');

/** The audit log of a search, a period, a kind of record and a user, all in the address (DESIGN rule 1). */
export function useActivites(): ActivitesList {
  const [{ page, search, ...state }, change] = useListState(NONE);
  const [from, to] = [dateOf(state.datedebut), dateOf(state.datefin)];
  const [objet, utilisateurid] = [objetOf(state.objet), idOf(state.utilisateurid)];
  const isPeriodInverse = from !== '' && to !== '' && to < from;
  const filters = {
    search: search.trim(),
    ...(from && { datedebut: from }),
    ...(to && !isPeriodInverse && { datefin: to }),
    ...(objet && { objet }),
    ...(utilisateurid && { utilisateurid: Number(utilisateurid) }),
  };
  const route = useRoute(activites.list, { query: { ...filters, page, limit: pageSize } });
  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const onPageGone = useCallback((last: number) => change({ page: last }, { replace: true }), [change]);
  const of = JSON.stringify(filters);
  const pages = usePages<Activite>(route, { page, pageSize, of, onPageChange, onPageGone });
  const { text, setText, clear } = useSearchText(
    search,
    useCallback((next: string) => change({ search: next }), [change]),
  );
  return {
    pages,
    text,
    onTextChange: setText,
    search: filters.search,
    period: { from, to },
    isPeriodInverse,
    objet,
    utilisateurid,
    onFilter: change,
    clear: () => {
      clear();
      change(NONE);
    },
  };
}
