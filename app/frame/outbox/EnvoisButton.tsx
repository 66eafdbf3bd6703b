import { CountButton } from '@comptoir/ui/CountButton';
import { CloudUpload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLang } from '../i18n/useLang';
import { Courier, EnvoisModal } from '../parts/atHand';
import { LazyDialog } from '../parts/LazyDialog';
import { useOutbox } from './useOutbox';

/** The number of waiting writes, in the header as long as there are any (PRODUCT O). */
export function EnvoisButton() {
  const { t } = useLang();
  const [isOpen, setIsOpen] = useState(false);
  const { writes } = useOutbox();
  const close = () => setIsOpen(false);
  const count = writes.length;
  // Once loaded, the courier stays: it must also tell the outcome of the last write.
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
