import { MAX_IMPRIMEES } from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { PrintSheet, type SheetRow } from '@comptoir/ui/PrintSheet';
import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { useEffect, useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { useEdition } from '../useEdition';
import type { ListSheetProps } from './printed';
import { readWhole, type Whole } from './readWhole';

/** Number of rows read, and of all rows; `count` is 0 until the server has told it. */
interface Progress {
  kind: 'reading';
  read: number;
  count: Count;
}
type Refusal = Exclude<Whole<never>, { kind: 'rows' }> | { kind: 'failed'; message: string };

const BEGUN: Progress = { kind: 'reading', read: 0, count: 0 };

/** Reads a whole list, shows the progress and prints it. Closing the dialog stops both. */
export function ListSheet(props: ListSheetProps) {
  const { pages, print, onDone } = props;
  // Kept from the first render: a new render of the same list must not start another reading.
  const [asked] = useState({ readPage: pages.readPage, keyOf: print.rowKey });
  const [tried, setTried] = useState(0);
  const [state, setState] = useState<Progress | Whole<never> | Refusal>(BEGUN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const say = (next: typeof state) => signal.aborted || setState(next);
    const onProgress = (read: number, count: Count) => say({ kind: 'reading', read, count });
    readWhole<never>({ ...asked, signal, onProgress }).then(say, ({ message }: Error) =>
      say({ kind: 'failed', message }),
    );
    return () => leaving.abort();
  }, [asked, tried]);

  if (state.kind === 'rows') return <Sheet {...props} rows={state.rows} />;
  const again = () => {
    setState(BEGUN);
    setTried(tried + 1);
  };
  return <Reading state={state} onAgain={again} onClose={onDone} />;
}

interface ReadingProps {
  state: Progress | Refusal;
  onAgain(): void;
  onClose(): void;
}

/** Shows the progress of the reading, or why nothing is printed. */
function Reading({ state, onAgain, onClose }: ReadingProps) {
  const { t } = useLang();
  const isAgain = state.kind === 'failed' || state.kind === 'restless';
  return (
    <Modal
      open
      size="sm"
      title={t('dashboard.imprimer')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('general.annuler')}
          </Button>
          {isAgain && <Button onClick={onAgain}>{t('general.reessayer')}</Button>}
        </>
      }
    >
      {state.kind === 'reading' ? <ProgressOf {...state} /> : <Refused refusal={state} />}
    </Modal>
  );
}

function ProgressOf({ read, count }: Progress) {
  const { t } = useLang();
  const text = count === 0 ? '' : t('impression.lues', { lues: read, nombre: count });
  return <ProgressBar label={t('general.chargement')} value={count === 0 ? 0 : (100 * read) / count} text={text} />;
}

function Refused({ refusal }: { refusal: Refusal }) {
  const { t } = useLang();
  if (refusal.kind === 'failed') return <Alert tone="danger">{refusal.message}</Alert>;
  if (refusal.kind === 'restless') return <Alert tone="warning">{t('impression.change')}</Alert>;
  return <Alert tone="warning">{t('impression.trop', { max: MAX_IMPRIMEES, nombre: refusal.count })}</Alert>;
}

/** Prints the list with the columns of its table, without the row's actions. */
function Sheet({ print, term, rows, onDone }: ListSheetProps & { rows: readonly never[] }) {
  const { t } = useLang();
  const edition = useEdition();
  const { caption, columns, rowKey, chips = [], totals } = print;
  const [sheetRows] = useState(() =>
    rows.map(
      (row): SheetRow => ({
        id: String(rowKey(row)),
        cells: Object.fromEntries(columns.map(({ key, render, onPaper = render }) => [key, onPaper(row)])),
      }),
    ),
  );
  return (
    <PrintSheet
      {...edition}
      title={caption}
      about={[...(term === '' ? [] : [t('impression.recherche', { terme: term })]), ...chips.map(({ label }) => label)]}
      columns={columns.map(({ key, header, align }) => ({ key, header, ...(align === 'end' && { align }) }))}
      rows={sheetRows}
      totals={[t('datatable.resultats', { count: rows.length }), ...(totals?.(rows) ?? [])]}
      onDone={onDone}
    />
  );
}
