import { type FilterChip, FilterChips } from '@comptoir/ui/FilterChips';
import { useLang } from '../../frame/i18n/useLang';
import type { Pages } from './usePages';

interface FilterLineProps {
  pages: Pages<unknown>;
  chips: readonly FilterChip[];
  /** Whether a filter or a search narrows the list. */
  isNarrowed: boolean;
  /** What the rows of all its pages add up to, in words. */
  totals?: readonly string[];
}

/** What narrows a list, how many rows it leaves, and what these add up to (PRODUCT N). */
export function FilterLine({ pages, chips, isNarrowed, totals = [] }: FilterLineProps) {
  const { t } = useLang();
  const isKnown = isNarrowed && pages.rows !== undefined;
  const summary = isKnown ? [t('datatable.resultats', { count: pages.count }), ...totals] : [];
  return <FilterChips label={t('liste.filtres')} chips={chips} summary={summary} />;
}
