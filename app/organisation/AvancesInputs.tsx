import { QuantityField } from '@comptoir/ui/QuantityField';
import { useLang } from '../frame/i18n/useLang';
import { montantOf } from '../records/fieldValue';
import { MontantInput } from '../records/MontantInput';
import type { OrganisationFormState } from './useOrganisationForm';

/**
 * What advances the organisation allows (ADR 0039): how many, how large, and from which amount they are approved first.
 */
export function AvancesInputs({ form }: { form: OrganisationFormState }) {
  const { t } = useLang();
  return (
    <>
      <QuantityField
        {...montantOf(form.field('avancesmax'))}
        hint={t('organisation.avancesmaxaide')}
        min={1}
        max={20}
        required
      />
      <MontantInput isMostlyZero field={form.field('avanceplafond')} hint={t('organisation.avanceplafondaide')} />
      <MontantInput isMostlyZero field={form.field('avanceseuil')} hint={t('organisation.avanceseuilaide')} />
    </>
  );
}
