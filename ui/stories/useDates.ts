import { DATES } from '@comptoir/domain/dateFormat';
import type { DateFormat } from '../DateField';
import { en, useLabels } from '../labels';

/** Returns how dates are written in a language, by default in that of the toolbar. */
export function useDates(lang?: 'fr' | 'en'): DateFormat {
  const { date } = useLabels();
  return DATES[lang ?? (date === en.date ? 'en' : 'fr')];
}
