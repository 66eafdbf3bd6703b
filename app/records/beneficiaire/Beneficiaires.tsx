import { type Beneficiaire, beneficiaireText } from '@comptoir/domain/beneficiaire';
import { Stack } from '@comptoir/ui/Stack';
import type { ReactNode } from 'react';
import { useLang } from '../../frame/i18n/useLang';

/**
 * Returns a function that says who took the cash of a payment or a movement, with the phone; null for nobody. An answer
 * that an older version kept names nobody.
 */
export function useBeneficiaire(): (row: Beneficiaire) => string | null {
  const { t } = useLang();
  return (row) => (row.beneficiaire ? `${t('reglement.beneficiaire')} ${beneficiaireText(row)}` : null);
}

interface UnderBeneficiaireProps {
  row: Beneficiaire;
  children: ReactNode;
}

/** Says under a value who took the cash. */
export function UnderBeneficiaire({ row, children }: UnderBeneficiaireProps) {
  const said = useBeneficiaire()(row);
  if (said === null) return children;
  return (
    <Stack gap={1}>
      <span>{children}</span>
      <small>{said}</small>
    </Stack>
  );
}
