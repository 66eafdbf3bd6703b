import { formatDateShort } from '@comptoir/domain/dates';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../../frame/i18n/useLang';
import { BriefDate } from '../BriefDate';

/** The column of each row's plain date; on a phone it is one of the details, without the year if it is this year. */
export function useDateColumn(): Column<{ date: string }> {
  const { t, lang } = useLang();
  return {
    key: 'date',
    header: t('depense.date'),
    phone: 'meta',
    onPhone: ({ date }) => <BriefDate date={date} />,
    render: ({ date }) => <time dateTime={date}>{formatDateShort(date, lang)}</time>,
  };
}
