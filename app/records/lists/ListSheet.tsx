import { MAX_IMPRIMEES } from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import { PrintSheet, type SheetRow } from '@comptoir/ui/PrintSheet';
import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { useState } from 'react';
import { ApiError } from '../../frame/api/ApiError';
import { t as say } from '../../frame/i18n/i18n';
import { useLang } from '../../frame/i18n/useLang';
import { type Read, ReadingDialog } from '../ReadingDialog';
import { useEdition } from '../useEdition';
import type { ListSheetProps } from './printed';
import { readWhole } from './readWhole';

/** Number of rows read, and of all rows. */
interface Told {
  read: number;
  count: Count;
}

/** Returns the reading of all rows of a list. Rejects when they are too many, or change all the time. */
const readerOf =
  ({ pages: { readPage }, print: { rowKey } }: ListSheetProps): Read<Told, readonly never[]> =>
  async ({ signal, onProgress }) => {
    const told = (read: number, count: Count) => onProgress({ read, count });
    const whole = await readWhole<never>({ readPage, keyOf: rowKey, signal, onProgress: told });
    if (whole.kind === 'rows') return whole.rows;
    if (whole.kind === 'restless') throw new Error(say('impression.change'));
    const message = say('impression.trop', { max: MAX_IMPRIMEES, nombre: whole.count });
    throw new ApiError({ status: 413, code: 'export.trop_grand', message });
  };

/** Reads a whole list, shows the progress and prints it. */
export function ListSheet(props: ListSheetProps) {
  const { t } = useLang();
  // Kept from the first render: a new render of the same list must not start another reading.
  const [read] = useState(() => readerOf(props));
  return (
    <ReadingDialog
      title={t('dashboard.imprimer')}
      read={read}
      progress={(told) => <ProgressOf {...told} />}
      found={(rows) => <Sheet {...props} rows={rows} />}
      onDone={props.onDone}
    />
  );
}

function ProgressOf({ read = 0, count = 0 }: Partial<Told>) {
  const { t } = useLang();
  const text = count === 0 ? '' : t('impression.lues', { lues: read, nombre: count });
  return <ProgressBar label={t('general.chargement')} value={count === 0 ? 0 : (100 * read) / count} text={text} />;
}

/** Prints the list with the columns of its table, without the row's actions. */
function Sheet({ print, rows, onDone }: ListSheetProps & { rows: readonly never[] }) {
  const { t } = useLang();
  const edition = useEdition();
  const { caption, columns, rowKey, chips = [], totals, sums } = print;
  const [sheetRows] = useState(() => [
    ...rows.map(
      (row): SheetRow => ({
        id: String(rowKey(row)),
        cells: Object.fromEntries(columns.map(({ key, render, onPaper = render }) => [key, onPaper(row)])),
      }),
    ),
    ...(sums?.(rows) ?? []).map((one): SheetRow => ({ ...one, isSum: true })),
  ]);
  return (
    <>
      <ProgressOf read={rows.length} count={rows.length} />
      <PrintSheet
        {...edition}
        title={caption}
        about={chips.map(({ label }) => label)}
        columns={columns.map(({ key, header, align }) => ({ key, header, ...(align === 'end' && { align }) }))}
        rows={sheetRows}
        totals={[t('datatable.resultats', { count: rows.length }), ...(totals?.(rows) ?? [])]}
        onDone={onDone}
      />
    </>
  );
}
