import { type FilterChip, FilterChips } from '@comptoir/ui/FilterChips';
import { useLang } from '../../frame/i18n/useLang';
import type { Pages } from './usePages';

interface FilterLineProps {
  pages: Pages<unknown>;
  chips: readonly FilterChip[];
  /** Whether a filter or a search narrows the list. */
  isNarrowed: boolean;
  /** The sums over the rows of all pages, in words. */
  totals?: readonly string[];
}

/** Shows the filters of a list, the number of rows found and their sums (PRODUCT N). */
export function FilterLine({ pages, chips, isNarrowed, totals = [] }: FilterLineProps) {
  const { t } = useLang();
  const isKnown = isNarrowed && pages.rows !== undefined;
  const summary = isKnown ? [t('datatable.resultats', { count: pages.count }), ...totals] : [];
  return <FilterChips label={t('liste.filtres')} chips={chips} summary={summary} />;
}
