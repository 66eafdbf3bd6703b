import { useId } from 'react';
import type { Organisation } from '#contract/organisation';
import { MAX_COMPAGNIE, MAX_LIBELLE } from '#domain/limits';
import { Card, CardFooter, CardHeader } from '#ui/Card';
import { PhoneField } from '#ui/PhoneField';
import { TextField } from '#ui/TextField';
import { useLang } from '../i18n/useLang';
import { FormActions } from '../records/FormActions';
import { FormFields } from '../records/FormFields';
import { textOf } from '../records/fieldValue';
import { OrganisationLogoField } from './OrganisationLogoField';
import { type OrganisationFormState, useOrganisationForm, useOrganisationLabels } from './useOrganisationForm';

interface OrganisationFormProps {
  organisation: Organisation;
  /** The organisation as it was saved. */
  onSaved(organisation: Organisation): void;
}

/** Name, logo and whereabouts of the organisation, as its screens and documents show them. */
export function OrganisationForm({ organisation, onSaved }: OrganisationFormProps) {
  const { t } = useLang();
  const formId = useId();
  const { form, logo, progress, onReload } = useOrganisationForm(organisation, onSaved);
  return (
    <Card>
      <CardHeader level={2} title={t('organisation.titre')} />
      <FormFields formId={formId} form={form} onReload={onReload}>
        <div data-wide>
          <TextField
            {...textOf(form.field('compagnie'))}
            label={t('organisation.compagnie')}
            required
            maxLength={MAX_COMPAGNIE}
            autoComplete="organization"
          />
        </div>
        <OrganisationLogoField form={form} logo={logo} progress={progress} />
        <Whereabouts form={form} />
      </FormFields>
      <CardFooter>
        <FormActions formId={formId} form={form} onCancel={() => void form.discard()} />
      </CardFooter>
    </Card>
  );
}

function Whereabouts({ form }: { form: OrganisationFormState }) {
  const { t } = useLang();
  const labels = useOrganisationLabels();
  return (
    <>
      <PhoneField {...textOf(form.field('tel'))} label={labels.tel} autoComplete="off" />
      <TextField
        {...textOf(form.field('email'))}
        label={labels.email}
        type="email"
        inputMode="email"
        maxLength={MAX_LIBELLE}
        autoComplete="off"
      />
      <div data-wide>
        <TextField
          {...textOf(form.field('adresse'))}
          label={labels.adresse}
          maxLength={MAX_LIBELLE}
          autoComplete="off"
        />
      </div>
      <div data-wide>
        <TextField
          {...textOf(form.field('mentions'))}
          label={labels.mentions}
          hint={t('organisation.mentionsaide')}
          maxLength={MAX_LIBELLE}
          autoComplete="off"
        />
      </div>
    </>
  );
}
