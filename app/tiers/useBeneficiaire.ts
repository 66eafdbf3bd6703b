import { type Beneficiaire, beneficiaireText } from '@comptoir/domain/beneficiaire';
import { useLang } from '../frame/i18n/useLang';

/**
 * Returns a function that names the person who took the cash of a payment or a movement, with the phone; null for
 * nobody. An answer that an older version kept names nobody.
 */
export function useBeneficiaire(): (row: Beneficiaire) => string | null {
  const { t } = useLang();
  return (row) => (row.beneficiaire ? `${t('reglement.beneficiaire')} ${beneficiaireText(row)}` : null);
}
