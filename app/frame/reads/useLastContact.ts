import { dayOfInstant, timeOfInstant, todayInAbidjan } from '@comptoir/domain/dates';
import { useLang } from '../i18n/useLang';
import { useLine } from '../line/useLine';
import { instantWords } from './instant';
import { isCurrent, type ShownRead } from './shownReads';

/**
 * Returns when the server last gave a read's answer, in words: `14:32`, with the day if it is not today. Returns null
 * while the answer counts as up to date (PRODUCT O).
 */
export function useLastContact(read: ShownRead | null): string | null {
  const { t, lang } = useLang();
  const line = useLine();
  if (!read || isCurrent(read, line)) return null;
  const iso = new Date(read.readAt).toISOString();
  if (dayOfInstant(iso) === todayInAbidjan(Date.now())) return timeOfInstant(iso);
  return t('ligne.instant', instantWords(read.readAt, lang));
}
