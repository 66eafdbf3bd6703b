import { formatBrief } from '@comptoir/domain/dates';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from './useToday';

/** A day, or an instant, in a row of a phone: one of this year does without it. */
export function BriefDate({ date }: { date: string }) {
  const { lang } = useLang();
  const today = useToday();
  return <time dateTime={date}>{formatBrief(date, lang, today)}</time>;
}
