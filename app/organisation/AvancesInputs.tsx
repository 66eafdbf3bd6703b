import { QuantityField } from '@comptoir/ui/QuantityField';
import { useLang } from '../frame/i18n/useLang';
import { FraisInput } from '../records/FraisInput';
import { montantOf } from '../records/fieldValue';
import type { OrganisationFormState } from './useOrganisationForm';

/** What advances the organisation allows (ADR 0039): how many, how large, and from which amount they are approved first. */
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
      <FraisInput field={form.field('avanceplafond')} hint={t('organisation.avanceplafondaide')} />
      <FraisInput field={form.field('avanceseuil')} hint={t('organisation.avanceseuilaide')} />
    </>
  );
}
