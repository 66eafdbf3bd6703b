import { FORMATS_IMPRIME, type FormatImprime } from '@comptoir/contract/imprimes/formats';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Download, Printer, Share2 } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { canPrintPdf } from './printPdf';
import { canShareFiles, type Impression } from './useImpression';

interface FormatsProps {
  impression: Impression;
  dernier: FormatImprime;
  /** Whether they are the first buttons, and not the signature's. */
  isFirst: boolean;
  onUse(format: FormatImprime): void;
}

/**
 * The buttons of the formats. The format used last comes first, and has the focus if `isFirst`, so that Enter prints. A
 * browser that prints also offers the file; any other downloads it when a format is pressed.
 */
export function Formats({ impression, dernier, isFirst, onUse }: FormatsProps) {
  const { t } = useLang();
  const { busy, print, download } = impression;
  const formats = [dernier, ...FORMATS_IMPRIME.filter((format) => format !== dernier)].map((format) => (
    <Button
      key={format}
      variant={isFirst && format === dernier ? 'primary' : 'secondary'}
      autoFocus={isFirst && format === dernier}
      busy={busy === format}
      icon={<Printer aria-hidden />}
      onClick={() => {
        onUse(format);
        void print(format);
      }}
    >
      {t(`piece.${format}`)}
    </Button>
  ));
  return (
    <>
      {formats}
      {canPrintPdf() && (
        <Button
          variant="secondary"
          busy={busy === 'fichier'}
          icon={<Download aria-hidden />}
          onClick={() => void download(dernier)}
        >
          {t('piece.telecharger')}
        </Button>
      )}
    </>
  );
}

/** Sends the file, where the device shares files. */
export function Partage({ impression: { busy, isReady, share } }: Pick<FormatsProps, 'impression'>) {
  const { t } = useLang();
  if (!canShareFiles()) return null;
  return (
    <Button variant="secondary" busy={busy === 'partage'} icon={<Share2 aria-hidden />} onClick={() => void share()}>
      {t(isReady ? 'piece.envoyer' : 'piece.partager')}
    </Button>
  );
}

/** Says what became of a press: the file waits for another press, or the server refused. */
export function Suite({ impression: { isReady, error } }: Pick<FormatsProps, 'impression'>) {
  const { t } = useLang();
  return (
    <>
      {isReady && <Alert tone="success">{t('piece.pret')}</Alert>}
      {error !== null && <Alert tone="danger">{error}</Alert>}
    </>
  );
}
