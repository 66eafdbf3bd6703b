import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { CopyBox } from '@comptoir/ui/CopyBox';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useLang } from '../frame/i18n/useLang';

/** Shows the recovery codes for the only time (PRODUCT Q). */
export function SecoursModal({ secours, onClose }: { secours: readonly string[]; onClose(): void }) {
  const { t } = useLang();
  const kept = useRef<HTMLButtonElement>(null);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${secours.join('\r\n')}\r\n`)}`;
  return (
    <Modal
      open
      title={t('monprofil.secours')}
      initialFocus={kept}
      onClose={onClose}
      footer={
        <Button ref={kept} onClick={onClose}>
          {t('monprofil.secoursgardes')}
        </Button>
      }
    >
      <Stack>
        <Alert tone="success">{t('monprofil.facteurenplace')}</Alert>
        <p>{t('monprofil.secoursaide')}</p>
        <CopyBox
          label={t('monprofil.secours')}
          lines={secours}
          actions={
            <LinkButton size="sm" href={file} download="comptoir-codes.txt" icon={<Download aria-hidden />}>
              {t('monprofil.telecharger')}
            </LinkButton>
          }
        />
      </Stack>
    </Modal>
  );
}
