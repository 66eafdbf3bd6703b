import { TYPES_CLIENT } from '@comptoir/domain/client';
import { CardHeader } from '@comptoir/ui/Card';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { ContactInputs } from '../records/contact/ContactInputs';
import { textOf } from '../records/fieldValue';
import { TextInput } from '../records/TextInput';
import type { ClientFormState } from './useClientForm';

/** The fields of a client: a person has a name and first names, a company a denomination (spec § 2 Clients). */
export function ClientInputs({ form }: { form: ClientFormState }) {
  const { t } = useLang();
  const { typeclient } = form.values;
  const isEntreprise = typeclient === 'Entreprise';
  const types = { Particulier: t('client.particulier'), Entreprise: t('client.entreprise') };
  const type = textOf(form.field('typeclient'));
  return (
    <>
      <CardHeader data-wide title={t(isEntreprise ? 'client.form_entreprise' : 'client.form_particulier')} />
      <SelectField
        {...type}
        required
        placeholder={t('client.typechoisir')}
        options={TYPES_CLIENT.map((value) => ({ value, label: types[value] }))}
      />
      <TextInput field={form.field('libelleclient')} required />
      <ContactInputs tel={form.field('tel')} email={form.field('email')} adresse={form.field('adresse')} required />
    </>
  );
}
