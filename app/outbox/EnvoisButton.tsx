import { CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { CountButton } from '#ui/CountButton';
import { useLang } from '../i18n/useLang';
import { EnvoisModal } from '../parts/atHand';
import { LazyDialog } from '../parts/LazyDialog';
import { useCourier } from './useCourier';
import { useOutbox } from './useWaiting';

/** What waits for the line, in the header as long as something does (PRODUCT O). */
export function EnvoisButton() {
  const { t } = useLang();
  const [isOpen, setIsOpen] = useState(false);
  const { writes } = useOutbox();
  useCourier();
  const close = () => setIsOpen(false);
  const count = writes.length;
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
      {isOpen && (
        <LazyDialog size="lg" title={t('envoi.titre')} onClose={close}>
          <EnvoisModal onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
