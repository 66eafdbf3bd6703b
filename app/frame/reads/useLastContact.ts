import { dayOfInstant, timeOfInstant, todayInAbidjan } from '@comptoir/domain/dates';
import { useLang } from '../i18n/useLang';
import { useLine } from '../line/useLine';
import { instantWords } from './instant';
import { isCurrent, type ShownRead } from './shownReads';

/**
 * When the server last said what a read shows, in words: `14:32`, with the day where that is another one. Null while it
 * may be taken for what is so now (PRODUCT O).
 */
export function useLastContact(read: ShownRead | null): string | null {
  const { t, lang } = useLang();
  const line = useLine();
  if (!read || isCurrent(read, line)) return null;
  const iso = new Date(read.readAt).toISOString();
  if (dayOfInstant(iso) === todayInAbidjan(Date.now())) return timeOfInstant(iso);
  return t('ligne.instant', instantWords(read.readAt, lang));
}
