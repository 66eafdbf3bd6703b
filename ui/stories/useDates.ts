import { DATES } from '@comptoir/domain/dateFormat';
import type { DateFormat } from '../DateField';
import { en, useLabels } from '../labels';

/** Dates of a language; without one, of the toolbar's. */
export function useDates(lang?: 'fr' | 'en'): DateFormat {
  const { date } = useLabels();
  return DATES[lang ?? (date === en.date ? 'en' : 'fr')];
}
