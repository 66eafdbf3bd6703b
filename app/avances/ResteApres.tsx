import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../frame/i18n/useLang';

/** The last check of a form that takes money out of an advance: what is left of it then, 0 or more (DESIGN rule 15). */
export function ResteApres({ reste }: { reste: Francs }) {
  const { t } = useLang();
  return (
    <Alert data-wide tone="info">
      {reste === 0 ? t('avance.justifrien') : t('avance.justifreste', { reste: formatMontant(reste) })}
    </Alert>
  );
}
