import { formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../frame/i18n/useLang';
import type { Depassement } from './depassement';

/** Says what the register would hold and how far above its limit that is, and whether it refuses that (ADR 0043). */
export function PlafondAlert({ solde, depassement, isRefuse }: Depassement) {
  const { t } = useLang();
  const said = t('plafond.depasse', { solde: formatMontant(solde), depassement: formatMontant(depassement) });
  return (
    <Alert data-wide tone={isRefuse ? 'danger' : 'warning'}>
      {isRefuse ? `${said} ${t('plafond.refuse')}` : said}
    </Alert>
  );
}
