import { CountButton } from '@comptoir/ui/CountButton';
import { CloudUpload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLang } from '../i18n/useLang';
import { Courier, EnvoisModal } from '../parts/atHand';
import { LazyDialog } from '../parts/LazyDialog';
import { useOutbox } from './useOutbox';

/** What waits for the line, in the header as long as something does (PRODUCT O). */
export function EnvoisButton() {
  const { t } = useLang();
  const [isOpen, setIsOpen] = useState(false);
  const { writes } = useOutbox();
  const close = () => setIsOpen(false);
  const count = writes.length;
  // Once it has come it stays: it tells of the last one too, when that is gone.
  const [isWanted, setIsWanted] = useState(false);
  if (count > 0 && !isWanted) setIsWanted(true);
  return (
    <>
      {count > 0 && (
        <CountButton
          label={t('envoi.enattente', { count })}
          icon={<CloudUpload aria-hidden />}
          count={count}
          tone={writes.some(({ refused }) => refused) ? 'danger' : 'warning'}
          onClick={() => setIsOpen(true)}
        />
      )}
      {isWanted && (
        <Suspense>
          <Courier />
        </Suspense>
      )}
      {isOpen && (
        <LazyDialog size="lg" title={t('envoi.titre')} onClose={close}>
          <EnvoisModal onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
