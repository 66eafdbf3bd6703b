import { CardHeader } from '@comptoir/ui/Card';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { DateInput } from '../records/DateInput';
import { textOf } from '../records/fieldValue';
import { TextInput } from '../records/TextInput';
import { ContactInputs } from '../tiers/ContactInputs';
import type { UtilisateurFormState } from './useUtilisateurForm';

interface InputsProps {
  form: UtilisateurFormState;
}

/** The fields of a user's identity: names, sex, date of birth. */
export function IdentiteInputs({ form }: InputsProps) {
  const { t } = useLang();
  return (
    <>
      <CardHeader data-wide title={t('utilisateur.identite')} />
      <TextInput field={form.field('nom')} required />
      <TextInput field={form.field('prenom')} required />
      <SelectField
        {...textOf(form.field('sexe'))}
        placeholder={t('utilisateur.nonprecise')}
        options={[
          { value: 'F', label: t('utilisateur.femme') },
          { value: 'M', label: t('utilisateur.homme') },
        ]}
      />
      <DateInput field={form.field('datenaissance')} days="past" min="1900-01-01" />
    </>
  );
}

/** The fields of a user's contact: phone, email, address. */
export function CoordonneesInputs({ form }: InputsProps) {
  const { t } = useLang();
  return (
    <>
      <CardHeader data-wide title={t('utilisateur.coordonnees')} />
      <ContactInputs tel={form.field('contact')} email={form.field('email')} adresse={form.field('adresse')} />
    </>
  );
}
