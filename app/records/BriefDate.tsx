import { formatBrief } from '@comptoir/domain/briefDate';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from './useToday';

/** Shows a day or an instant in a row of a phone, without the year if it is this year. */
export function BriefDate({ date }: { date: string }) {
  const { lang } = useLang();
  const today = useToday();
  return <time dateTime={date}>{formatBrief(date, lang, today)}</time>;
}
