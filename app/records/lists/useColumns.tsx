import type { Tri } from '@comptoir/contract/tri';
import { formatDateShort, formatInstant } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import type { Column } from '@comptoir/ui/DataTable';
import type { ReactNode } from 'react';
import type { TextKey } from '../../frame/i18n/translate';
import { useLang } from '../../frame/i18n/useLang';
import { BriefDate } from '../BriefDate';

/** The two orders of a date column and of an amount column, as a header offers them. */
export const BY_DATE = { descending: '', ascending: 'date' } as const satisfies Record<string, Tri>;
export const BY_MONTANT = { descending: '-montant', ascending: 'montant' } as const satisfies Record<string, Tri>;

type Rest<Row> = Partial<Omit<Column<Row>, 'key'>>;
type Maker<Row> = (key: keyof Row & string, header: TextKey, rest?: Rest<Row>) => Column<Row>;

/**
 * Returns functions that make the columns of a list, each from a field's name: `text`, `amount` in francs, `day` of a
 * plain date and `instant` of a time, both brief in a row of a phone, and `column` for anything else.
 */
export function useColumns<Row>() {
  const { t, lang } = useLang();
  const column = (key: string, header: TextKey, render: Column<Row>['render'], rest: Rest<Row> = {}): Column<Row> => ({
    key,
    header: t(header),
    render,
    ...rest,
  });
  const dated = (format: typeof formatDateShort): Maker<Row> => {
    return (key, header, rest) => {
      const dateOf = (row: Row) => row[key] as string;
      const onPhone = (row: Row) => <BriefDate date={dateOf(row)} />;
      const render = (row: Row) => <time dateTime={dateOf(row)}>{format(dateOf(row), lang)}</time>;
      return column(key, header, render, { phone: 'meta', onPhone, ...rest });
    };
  };
  const text: Maker<Row> = (key, header, rest) => column(key, header, (row) => row[key] as ReactNode, rest);
  const amount: Maker<Row> = (key, header, rest) =>
    column(key, header, (row) => <Amount value={row[key] as Francs} />, { align: 'end', ...rest });
  return { column, text, amount, day: dated(formatDateShort), instant: dated(formatInstant) };
}
