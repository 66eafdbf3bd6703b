import { MAX_LIBELLE } from '#domain/limits';
import { CardHeader } from '#ui/Card';
import { DateField } from '#ui/DateField';
import { PhoneField } from '#ui/PhoneField';
import { SelectField } from '#ui/SelectField';
import { TextField } from '#ui/TextField';
import { useLang } from '../i18n/useLang';
import { textOf } from '../records/fieldValue';
import { useToday } from '../records/useToday';
import { type UtilisateurFormState, useUtilisateurLabels } from './useUtilisateurForm';

interface InputsProps {
  form: UtilisateurFormState;
}

/** Who somebody is. A form of several headings has no banner: the header's role is taken from it. */
export function IdentiteInputs({ form }: InputsProps) {
  const { t, lang } = useLang();
  const labels = useUtilisateurLabels();
  const today = useToday();
  return (
    <>
      <CardHeader data-wide title={t('utilisateur.identite')} />
      <TextField
        {...textOf(form.field('nom'))}
        label={labels.nom}
        required
        maxLength={MAX_LIBELLE}
        autoComplete="off"
      />
      <TextField
        {...textOf(form.field('prenom'))}
        label={labels.prenom}
        required
        maxLength={MAX_LIBELLE}
        autoComplete="off"
      />
      <SelectField
        {...textOf(form.field('sexe'))}
        label={labels.sexe}
        placeholder={t('utilisateur.nonprecise')}
        options={[
          { value: 'F', label: t('utilisateur.femme') },
          { value: 'M', label: t('utilisateur.homme') },
        ]}
      />
      <DateField
        {...textOf(form.field('datenaissance'))}
        label={labels.datenaissance}
        lang={lang}
        min="1900-01-01"
        max={today}
      />
    </>
  );
}

/** How to reach somebody. */
export function CoordonneesInputs({ form }: InputsProps) {
  const { t } = useLang();
  const labels = useUtilisateurLabels();
  return (
    <>
      <CardHeader data-wide title={t('utilisateur.coordonnees')} />
      <PhoneField {...textOf(form.field('contact'))} label={labels.contact} autoComplete="off" />
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
    </>
  );
}
