import { TYPES_CLIENT } from '#domain/client';
import { MAX_LIBELLE } from '#domain/limits';
import { CardHeader } from '#ui/Card';
import { PhoneField } from '#ui/PhoneField';
import { SelectField } from '#ui/SelectField';
import { TextField } from '#ui/TextField';
import { useLang } from '../i18n/useLang';
import { textOf } from '../records/fieldValue';
import { type ClientFormState, useClientLabels } from './useClientForm';

/** The fields of a client: a person has a name and first names, a company a denomination (spec § 2 Clients). */
export function ClientInputs({ form }: { form: ClientFormState }) {
  const { t } = useLang();
  const { typeclient } = form.values;
  const labels = useClientLabels(typeclient);
  const isEntreprise = typeclient === 'Entreprise';
  const types = { Particulier: t('client.particulier'), Entreprise: t('client.entreprise') };
  const type = textOf(form.field('typeclient'));
  return (
    <>
      <CardHeader data-wide title={t(isEntreprise ? 'client.form_entreprise' : 'client.form_particulier')} />
      <SelectField
        {...type}
        label={labels.typeclient}
        required
        placeholder={t('client.typechoisir')}
        options={TYPES_CLIENT.map((value) => ({ value, label: types[value] }))}
      />
      <TextField
        {...textOf(form.field('libelleclient'))}
        label={labels.libelleclient}
        required
        maxLength={MAX_LIBELLE}
        autoComplete="off"
      />
      <PhoneField {...textOf(form.field('tel'))} label={labels.tel} required autoComplete="off" />
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
          required
          maxLength={MAX_LIBELLE}
          autoComplete="off"
        />
      </div>
    </>
  );
}
