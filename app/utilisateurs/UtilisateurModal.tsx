import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { useLang } from '../frame/i18n/useLang';
import { PhotoFormField } from '../records/fichiers/PhotoFormField';
import { FormInputs } from '../records/forms/FormInputs';
import { RecordForm } from '../records/RecordForm';
import { ConnexionInputs } from './ConnexionInputs';
import { FirstPasswordField } from './FirstPasswordField';
import { CoordonneesInputs, IdentiteInputs } from './IdentiteInputs';
import { useUtilisateurForm } from './useUtilisateurForm';

export interface UtilisateurModalProps {
  /** The user to edit; null creates one. */
  utilisateur: Utilisateur | null;
  onClose(): void;
  /** Gets the new user and their first password, which must be handed over. */
  onCreated(utilisateur: Utilisateur, password: string): void;
}

/** The form of a user: identity, contact, sign-in (spec § 3 User). */
export function UtilisateurModal({ utilisateur, onClose, onCreated }: UtilisateurModalProps) {
  const { t } = useLang();
  const { form, first, photo } = useUtilisateurForm(utilisateur, { onClose, onCreated });
  return (
    <RecordForm
      title={t(utilisateur ? 'utilisateur.modification' : 'utilisateur.creation')}
      size="lg"
      form={form}
      onClose={onClose}
      missing={first.isTooShort ? [t('utilisateur.motdepasse')] : []}
      isSaveDisabled={first.isTooShort}
    >
      <FormInputs
        form={form}
        inputs={{
          nom: <IdentiteInputs form={form} />,
          prenom: null,
          sexe: null,
          datenaissance: null,
          photo: <PhotoFormField field={form.field('photo')} photo={photo} />,
          contact: <CoordonneesInputs form={form} />,
          email: null,
          adresse: null,
          profilid: <ConnexionInputs form={form} utilisateur={utilisateur} />,
          dateexpiration: null,
          username: null,
        }}
      />
      {!utilisateur && <FirstPasswordField first={first} error={form.error} />}
    </RecordForm>
  );
}
