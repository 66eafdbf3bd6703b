import { TYPES_CLIENT } from '@comptoir/domain/client';
import { CardHeader } from '@comptoir/ui/Card';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { PhotoFormField } from '../records/fichiers/PhotoFormField';
import { textOf } from '../records/fieldValue';
import { FormInputs } from '../records/forms/FormInputs';
import { TextInput } from '../records/TextInput';
import { ContactInputs } from '../tiers/ContactInputs';
import { isPersonne, nomTypeClient } from './typesClient';
import type { ClientFormState } from './useClientForm';

interface ClientInputsProps {
  form: ClientFormState;
  /** Address of the present photo; '' without one. */
  photo: string;
  /** The client's type, which may not be one of those that are offered. */
  type: string | undefined;
}

/** The fields of a client: a person has a name and first names, a company a denomination (spec § 2 Clients). */
export function ClientInputs({ form, photo, type }: ClientInputsProps) {
  const { t } = useLang();
  const { typeclient } = form.values;
  const types = new Set([...TYPES_CLIENT, ...(type === undefined ? [] : [type])]);
  return (
    <>
      <CardHeader data-wide title={t(isPersonne(typeclient) ? 'client.form_particulier' : 'client.form_entreprise')} />
      <FormInputs
        form={form}
        inputs={{
          typeclient: (
            <SelectField
              {...textOf(form.field('typeclient'))}
              required
              placeholder={t('client.typechoisir')}
              options={Array.from(types, (value) => ({ value, label: nomTypeClient(value, t) }))}
            />
          ),
          libelleclient: <TextInput field={form.field('libelleclient')} required />,
          tel: (
            <ContactInputs
              tel={form.field('tel')}
              email={form.field('email')}
              adresse={form.field('adresse')}
              required
            />
          ),
          email: null,
          adresse: null,
          photo: <PhotoFormField field={form.field('photo')} photo={photo} />,
        }}
      />
    </>
  );
}
