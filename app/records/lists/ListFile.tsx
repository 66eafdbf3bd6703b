import { exportOf, type FormatExport } from '@comptoir/contract/exports';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { Spinner } from '@comptoir/ui/Spinner';
import { Stack } from '@comptoir/ui/Stack';
import { useEffect, useState } from 'react';
import { downloadFile } from '../../frame/api/readFile';
import { urlOf } from '../../frame/api/url';
import { useLang } from '../../frame/i18n/useLang';
import type { List } from './useList';

export interface ListFileProps {
  asked: List<never>['asked'];
  format: FormatExport;
  onDone(): void;
}

type State = { kind: 'reading'; bytes: number } | { kind: 'there'; file: File } | { kind: 'failed'; message: string };

const BEGUN: State = { kind: 'reading', bytes: 0 };

/** Reads the file of a list and tells how much has come. Closing the dialog gives it up. */
export function ListFile({ asked, format, onDone }: ListFileProps) {
  const { t } = useLang();
  // Kept from the first render: a new render of the same list must not start another reading.
  const [first] = useState(asked);
  const [tried, setTried] = useState(0);
  const [state, setState] = useState<State>(BEGUN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const say = (next: State) => signal.aborted || setState(next);
    const address = urlOf(exportOf(first.call), { ...first, query: { ...first.query, format } });
    downloadFile(address, { onBytes: (bytes) => say({ kind: 'reading', bytes }), signal })
      .then((file) => say({ kind: 'there', file }))
      .catch(({ message }: Error) => say({ kind: 'failed', message }));
    return () => leaving.abort();
  }, [first, format, tried]);

  const again = () => {
    setState(BEGUN);
    setTried(tried + 1);
  };
  return (
    <Modal
      open
      size="sm"
      title={t('export.exporter')}
      onClose={onDone}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('general.annuler')}
          </Button>
          {state.kind === 'failed' && <Button onClick={again}>{t('general.reessayer')}</Button>}
          {state.kind === 'there' && <Leave file={state.file} onDone={onDone} />}
        </>
      }
    >
      {state.kind === 'reading' && (
        <Stack gap={2}>
          <Spinner label={t('general.chargement')} />
          <span>{t('export.recu', { ko: Math.ceil(state.bytes / 1024) })}</span>
        </Stack>
      )}
      {state.kind === 'there' && <Alert tone="success">{state.file.name}</Alert>}
      {state.kind === 'failed' && <Alert tone="danger">{state.message}</Alert>}
    </Modal>
  );
}

/** The buttons by which a file leaves: shared where the device shares files, and saved. A browser wants a press. */
function Leave({ file, onDone }: { file: File; onDone(): void }) {
  const { t } = useLang();
  const save = () => {
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    onDone();
  };
  const share = () => navigator.share({ files: [file] }).then(onDone, () => undefined);
  return (
    <>
      {navigator.canShare?.({ files: [file] }) && (
        <Button variant="secondary" onClick={() => void share()}>
          {t('export.partager')}
        </Button>
      )}
      <Button onClick={save}>{t('export.enregistrer')}</Button>
    </>
  );
}
