import { activites, type Integrite } from '@comptoir/contract/activites';
import { formatInstant } from '@comptoir/domain/dates';
import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { Spinner } from '@comptoir/ui/Spinner';
import { Stack } from '@comptoir/ui/Stack';
import { useEffect } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';

/** Checks the chain of hashes, which shows where the log was changed outside the application (PRODUCT G). */
export function IntegriteModal({ onClose }: { onClose(): void }) {
  const { t } = useLang();
  const { data, error, isValidating, refresh } = useRoute(activites.verify, {});
  // A cached answer says nothing about the current state, so the check always runs anew.
  useEffect(() => void refresh(), [refresh]);
  return (
    <Modal
      open
      title={t('activite.verifier')}
      onClose={onClose}
      footer={
        <Button variant="secondary" busy={isValidating} onClick={() => void refresh()}>
          {t('activite.reverifier')}
        </Button>
      }
    >
      <Stack>
        <p>{t('activite.integriteaide')}</p>
        <div aria-live="polite">
          {isValidating && <Spinner />}
          {!isValidating && data && !error && <Verdict {...data} />}
          {!isValidating && error && <Alert tone="danger">{error.message}</Alert>}
        </div>
        <p>{t('activite.conservation')}</p>
      </Stack>
    </Modal>
  );
}

function Verdict({ intacte, nombre, sceaux, dernier, rompueA }: Integrite) {
  const { t, lang } = useLang();
  return (
    <Stack>
      {intacte && <Alert tone="success">{t('activite.intacte', { count: nombre })}</Alert>}
      {!intacte && (
        <Alert tone="danger" title={t('activite.rompue')}>
          {rompueA === null ? t('activite.rompueinconnue') : t('activite.rompuea', rangeOf(rompueA))}
        </Alert>
      )}
      {dernier !== null && <p>{t('activite.sceaux', { count: sceaux, date: formatInstant(dernier, lang) })}</p>}
    </Stack>
  );
}

const rangeOf = ({ premiere, derniere }: NonNullable<Integrite['rompueA']>) => ({
  premiere: String(premiere),
  derniere: String(derniere),
});
