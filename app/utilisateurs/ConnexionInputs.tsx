import { profils } from '@comptoir/contract/profils';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { joursRestants } from '@comptoir/domain/expiration';
import { isPlainDate } from '@comptoir/domain/plainDate';
import { CardHeader } from '@comptoir/ui/Card';
import { SelectField } from '@comptoir/ui/SelectField';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { DateInput } from '../records/DateInput';
import { choiceOf } from '../records/fieldValue';
import { TextInput } from '../records/TextInput';
import { useToday } from '../records/useToday';
import { useExpiration } from './AccesBadges';
import type { UtilisateurFormState } from './useUtilisateurForm';

interface ConnexionInputsProps {
  form: UtilisateurFormState;
  utilisateur: Utilisateur | null;
}

/** The fields of "Login information" (spec § 3 User): profile, end of the access, username. */
export function ConnexionInputs({ form, utilisateur }: ConnexionInputsProps) {
  const { t } = useLang();
  const today = useToday();
  const { user } = useSession();
  // Users change neither the end of their own access nor their own profile (CONTRACT "Permissions").
  const isSoi = utilisateur !== null && user?.utilisateurid === utilisateur.utilisateurid;
  return (
    <>
      <CardHeader data-wide title={t('utilisateur.connexion')} />
      <ProfilField form={form} utilisateur={utilisateur} isSoi={isSoi} />
      <DateInput
        field={form.field('dateexpiration')}
        disabled={isSoi}
        hint={useAccess(form.values.dateexpiration, today)}
      />
      <TextInput field={form.field('username')} required autoCapitalize="none" spellCheck={false} />
    </>
  );
}

/** Returns what the typed date means today. */
function useAccess(dateexpiration: unknown, today: string): string {
  return useExpiration(isPlainDate(dateexpiration) ? joursRestants(dateexpiration, today) : null);
}

function ProfilField({ form, utilisateur, isSoi }: ConnexionInputsProps & { isSoi: boolean }) {
  const { t } = useLang();
  const { data: choices, error } = useRoute(profils.all, {});
  const field = choiceOf(form.field('profilid'));
  // Before the list is loaded, or without it, the user's own profile is shown by its label.
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
