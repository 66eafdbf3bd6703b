import { profils } from '@comptoir/contract/profils';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { DATES } from '@comptoir/domain/dateFormat';
import { joursRestants } from '@comptoir/domain/expiration';
import { isPlainDate } from '@comptoir/domain/plainDate';
import { CardHeader } from '@comptoir/ui/Card';
import { DateField } from '@comptoir/ui/DateField';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { choiceOf, textOf } from '../records/fieldValue';
import { TextInput } from '../records/TextInput';
import { useToday } from '../records/useToday';
import { useExpiration } from './AccesBadges';
import type { UtilisateurFormState } from './useUtilisateurForm';

interface ConnexionInputsProps {
  form: UtilisateurFormState;
  utilisateur: Utilisateur | null;
}

/** "Login information" (spec § 3 User): what somebody may do, until when, under which name. */
export function ConnexionInputs({ form, utilisateur }: ConnexionInputsProps) {
  const { t, lang } = useLang();
  const today = useToday();
  const { user } = useSession();
  // Nobody changes what lets them in, nor their own profile (CONTRACT "Permissions").
  const isSoi = utilisateur !== null && user?.utilisateurid === utilisateur.utilisateurid;
  return (
    <>
      <CardHeader data-wide title={t('utilisateur.connexion')} />
      <ProfilField form={form} utilisateur={utilisateur} isSoi={isSoi} />
      <DateField
        {...textOf(form.field('dateexpiration'))}
        today={today}
        format={DATES[lang]}
        disabled={isSoi}
        hint={useAccess(form.values.dateexpiration, today)}
      />
      <TextInput field={form.field('username')} required autoCapitalize="none" spellCheck={false} />
    </>
  );
}

/** What the date typed means today. */
function useAccess(dateexpiration: unknown, today: string): string {
  return useExpiration(isPlainDate(dateexpiration) ? joursRestants(dateexpiration, today) : null);
}

function ProfilField({ form, utilisateur, isSoi }: ConnexionInputsProps & { isSoi: boolean }) {
  const { t } = useLang();
  const { data: choices, error } = useRoute(profils.all, {});
  const field = choiceOf(form.field('profilid'));
  // Shown by its label before, or without, the list.
  const own = utilisateur ? [{ profilid: utilisateur.profilid, libelle: utilisateur.libelleprofil }] : [];
  const shown = choices ?? own;
  return (
    <SelectField
      {...field}
      required
      disabled={isSoi}
      hint={isSoi ? t('utilisateur.profilpropre') : undefined}
      error={field.error ?? error?.message}
      placeholder={t(choices || error ? 'utilisateur.profilchoisir' : 'general.chargement')}
      options={shown.map(({ profilid, libelle }) => ({ value: String(profilid), label: libelle }))}
    />
  );
}
