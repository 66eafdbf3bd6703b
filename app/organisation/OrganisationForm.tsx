import type { Organisation } from '@comptoir/contract/organisation';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { Suspense, useEffect, useId } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { FlagInput } from '../records/FlagInput';
import { FormActions } from '../records/FormActions';
import { FormFields } from '../records/FormFields';
import { FormInputs } from '../records/forms/FormInputs';
import { TextInput } from '../records/TextInput';
import { ContactInputs } from '../tiers/ContactInputs';
import { AvancesInputs } from './AvancesInputs';
import { ImprimesInputs } from './ImprimesInputs';
import { OrganisationLogoField } from './OrganisationLogoField';
import { useOrganisationForm } from './useOrganisationForm';

// Few installations that people use have no address.
const SansAdresseAlert = lazyOf(
  withTexts('verification', () => import('../verification/SansAdresseAlert')),
  'SansAdresseAlert',
);

interface OrganisationFormProps {
  organisation: Organisation;
  /** Gets the saved organisation, or 'waiting' if the write waits for the line. */
  onSaved(saved: Organisation | 'waiting'): void;
  /** Gets whether something typed is not saved yet. */
  onTyped(isDirty: boolean): void;
}

/** The form for name, logo and contact details of the organisation, as its screens and documents show them. */
export function OrganisationForm({ organisation, onSaved, onTyped }: OrganisationFormProps) {
  const { t } = useLang();
  const formId = useId();
  const { form, logo } = useOrganisationForm(organisation, onSaved);
  const { isDirty } = form;
  useEffect(() => onTyped(isDirty), [onTyped, isDirty]);
  return (
    <Card>
      <CardHeader level={2} title={t('organisation.titre')} />
      <FormFields formId={formId} form={form}>
        <FormInputs
          form={form}
          inputs={{
            compagnie: <TextInput field={form.field('compagnie')} required autoComplete="organization" isWide />,
            logo: <OrganisationLogoField form={form} logo={logo} />,
            retirerlogo: null,
            tel: <ContactInputs tel={form.field('tel')} email={form.field('email')} adresse={form.field('adresse')} />,
            email: null,
            adresse: null,
            mentions: <TextInput field={form.field('mentions')} hint={t('organisation.mentionsaide')} isWide />,
            avancesmax: <AvancesInputs form={form} />,
            avanceplafond: null,
            avanceseuil: null,
            preuveunique: <FlagInput field={form.field('preuveunique')} hint={t('organisation.preuveuniqueaide')} />,
            titreentree: <ImprimesInputs form={form} />,
            titresortie: null,
            pied: null,
            avispiece: null,
            deuxcopies: null,
          }}
        />
        {organisation.adressepublique === null && (
          <Suspense>
            <SansAdresseAlert />
          </Suspense>
        )}
      </FormFields>
      <CardFooter isFilled>
        <FormActions formId={formId} form={form} onCancel={() => void form.discard()} />
      </CardFooter>
    </Card>
  );
}
