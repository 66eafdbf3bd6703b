import { formatNombre } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Spinner } from '@comptoir/ui/Spinner';
import { SwitchField } from '@comptoir/ui/SwitchField';
import { useCallback, useState } from 'react';
import { downloadFile } from '../frame/api/readFile';
import { useLang } from '../frame/i18n/useLang';
import { type Read, ReadingDialog } from './ReadingDialog';

export interface FileDialogProps {
  title: string;
  /** Where the server answers the file, and names it. */
  address: string;
  /** Where it answers the same with all columns, if it can. */
  wider?: string | undefined;
  onDone(): void;
}

/** Reads the file of an address, however long it takes, and offers to share and to save it. */
export function FileDialog({ title, address, wider, onDone }: FileDialogProps) {
  const { t } = useLang();
  const [isWide, setWide] = useState(false);
  const asked = isWide && wider ? wider : address;
  const read = useCallback<Read<number, File>>((how) => downloadFile(asked, how), [asked]);
  return (
    <ReadingDialog
      title={title}
      read={read}
      progress={(bytes) => (
        <>
          <Spinner label={t('general.chargement')} />
          <span>{t('export.recu', { ko: formatNombre(Math.ceil((bytes ?? 0) / 1024)) })}</span>
        </>
      )}
      found={({ name }) => <Alert tone="success">{name}</Alert>}
      actions={(file) => <Leave file={file} onDone={onDone} />}
      onDone={onDone}
    >
      {wider && <SwitchField label={t('export.colonnes')} checked={isWide} onCheckedChange={setWide} />}
    </ReadingDialog>
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
