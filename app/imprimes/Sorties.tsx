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
  /** Whether nothing stands before them. */
  isFirst: boolean;
  onUse(format: FormatImprime): void;
}

/**
 * The formats, the one last used first: it has the focus, so that Enter prints, unless the signature comes before; and
 * the file in that format, where a print is none.
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

/** What became of a press: the file waits for another one, or the server refused. */
export function Suite({ impression: { isReady, error } }: Pick<FormatsProps, 'impression'>) {
  const { t } = useLang();
  return (
    <>
      {isReady && <Alert tone="success">{t('piece.pret')}</Alert>}
      {error !== null && <Alert tone="danger">{error}</Alert>}
    </>
  );
}
