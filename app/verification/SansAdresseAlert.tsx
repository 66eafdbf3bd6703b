import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../frame/i18n/useLang';

/** Says why documents have neither a link nor a code: the server was given no public address (ADR 0046). */
export function SansAdresseAlert() {
  const { t } = useLang();
  return (
    <Alert data-wide tone="info">
      {t('verification.sansadresse')}
    </Alert>
  );
}
