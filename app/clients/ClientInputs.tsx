import { TYPES_CLIENT } from '@comptoir/domain/client';
import { CardHeader } from '@comptoir/ui/Card';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { ContactInputs } from '../records/contact/ContactInputs';
import { PhotoFormField } from '../records/fichiers/PhotoFormField';
import type { PictureProgress } from '../records/fichiers/PictureFormField';
import { textOf } from '../records/fieldValue';
import { FormInputs } from '../records/forms/FormInputs';
import { TextInput } from '../records/TextInput';
import type { ClientFormState } from './useClientForm';

interface ClientInputsProps extends PictureProgress {
  form: ClientFormState;
  /** Address of the present photo; '' without one. */
  photo: string;
}

/** The fields of a client: a person has a name and first names, a company a denomination (spec § 2 Clients). */
export function ClientInputs({ form, photo, progress }: ClientInputsProps) {
  const { t } = useLang();
  const { typeclient } = form.values;
  const isEntreprise = typeclient === 'Entreprise';
  const types = { Particulier: t('client.particulier'), Entreprise: t('client.entreprise') };
  return (
    <>
      <CardHeader data-wide title={t(isEntreprise ? 'client.form_entreprise' : 'client.form_particulier')} />
      <FormInputs
        form={form}
        inputs={{
          typeclient: (
            <SelectField
              {...textOf(form.field('typeclient'))}
              required
              placeholder={t('client.typechoisir')}
              options={TYPES_CLIENT.map((value) => ({ value, label: types[value] }))}
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
          photo: <PhotoFormField field={form.field('photo')} photo={photo} progress={progress} />,
        }}
      />
    </>
  );
}
