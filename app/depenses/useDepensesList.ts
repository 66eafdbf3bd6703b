import { type Depense, depenses, type TotalDepenses } from '@comptoir/contract/depenses';
import { formatMontant, sum } from '@comptoir/domain/money';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { type FilteredList, useSearchedList } from '../records/lists/useSearchedList';
import { FILTRES_DEPENSES } from './filtresDepenses';

export type DepensesList = FilteredList<Depense, typeof FILTRES_DEPENSES>;

/** The list of expenses; its search and its filters live in the address (DESIGN rule 1). */
export function useDepensesList(): DepensesList {
  return useSearchedList(depenses, 'depenses', FILTRES_DEPENSES);
}

/** Returns the sums of a searched or filtered list, as sentences; empty until they are known. */
export function useDepensesTotals({ query, term }: DepensesList, isNarrowed: boolean): string[] {
  const wordsOf = useTotalWords();
  const { typedepenseid, projetid, tri: _, ...filters } = query;
  const asked = {
    ...filters,
    ...(typedepenseid && { typedepenseid: Number(typedepenseid) }),
    ...(projetid && { projetid: Number(projetid) }),
    search: term,
  };
  const { data } = useRoute(depenses.total, isNarrowed ? { query: asked } : null);
  return data ? wordsOf(data) : [];
}

/** Returns the sums of the rows of a printed sheet, as sentences. */
export function useDepensesTotalsOf(): (rows: readonly Depense[]) => string[] {
  const wordsOf = useTotalWords();
  return (rows) =>
    wordsOf({
      montant: sum(rows.map(({ montant }) => montant)),
      montantrestant: sum(rows.map(({ montantrestant }) => montantrestant)),
    });
}

function useTotalWords() {
  const { t } = useLang();
  return ({ montant, montantrestant }: Pick<TotalDepenses, 'montant' | 'montantrestant'>) => [
    t('liste.total', { montant: formatMontant(montant) }),
    t('dashboard.resteapayer', { montant: formatMontant(montantrestant) }),
  ];
}
