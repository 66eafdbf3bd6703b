import { fieldsOf } from '@comptoir/contract/fields';
import { utilisateurIssues } from '@comptoir/contract/utilisateurRules';
import { type Utilisateur, UtilisateurFields, utilisateurs } from '@comptoir/contract/utilisateurs';
import type { RecordId } from '@comptoir/domain/units';
import * as z from 'zod/mini';
import { refreshSession } from '../frame/session/signing';
import { useSession } from '../frame/session/useSession';
import type { CallForm } from '../records/forms/useCallForm';
import { useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { useFirstPassword } from './useFirstPassword';

/** The fields of the form: without the password, which no draft may keep, but with the photo (PRODUCT 1.21). */
const UtilisateurForm = z.extend(UtilisateurFields, { photo: z.optional(z.file('fichier.aucun')) });

export type UtilisateurFormState = CallForm<typeof UtilisateurForm>;

/** The labels of the fields, in the order of the form (spec § 3 User). */
const LABELS = {
  nom: 'utilisateur.nom',
  prenom: 'utilisateur.prenom',
  sexe: 'utilisateur.sexe',
  datenaissance: 'utilisateur.datenaissance',
  photo: 'client.photo',
  contact: 'utilisateur.contact',
  email: 'client.email',
  adresse: 'client.adresse',
  profilid: 'utilisateur.profil',
  dateexpiration: 'utilisateur.dateexpiration',
  username: 'utilisateur.username',
} as const;

interface Saving {
  onClose(): void;
  /** Gets the new user and the password to hand over. */
  onCreated(utilisateur: Utilisateur, password: string): void;
}

/** Refreshes the header after users changed their own name or photo; if that fails, a later read does it. */
function useOwnRefresh(): (utilisateurid: RecordId) => void {
  const { user } = useSession();
  return (utilisateurid) => {
    if (utilisateurid === user?.utilisateurid) refreshSession().catch(() => undefined);
  };
}

/** The form of a user; null creates one, with a temporary first password. */
export function useUtilisateurForm(utilisateur: Utilisateur | null, { onClose, onCreated }: Saving) {
  const edited = useEdited(utilisateur, 'utilisateurid');
  const { base } = edited;
  const today = useToday();
  const first = useFirstPassword();
  const refreshOwn = useOwnRefresh();

  const form = useEditedForm(edited, {
    formName: 'utilisateur',
    schema: UtilisateurForm,
    valuesOf: (record) => fieldsOf(UtilisateurFields, record),
    labels: LABELS,
    rules: (body) => utilisateurIssues(body, { today }),
    // Profiles are refreshed too, because they show their number of users.
    touches: ['utilisateurs', 'profils'],
    // The idempotency key is stored with the sent values, so `edition` stands there for the password.
    create: ({ photo: file = null, ...fields }) =>
      writeOf(
        utilisateurs.create,
        { body: { ...fields, password: first.password }, file },
        { motdepasse: first.edition },
      ),
    update: ({ photo: file = null, ...fields }, { utilisateurid, version }) =>
      writeOf(utilisateurs.update, { params: { utilisateurid }, body: { ...fields, version }, file }),
    onEnd: (saved) => {
      if (saved && base) refreshOwn(saved.utilisateurid);
      if (saved && !base) onCreated(saved, first.password);
      else onClose();
    },
  });

  return { form, first, photo: base?.photo ?? '' };
}
