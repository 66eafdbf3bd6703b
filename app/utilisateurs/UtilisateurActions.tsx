import { KeyRound, Lock, LockOpen, ShieldOff, Wallet } from 'lucide-react';
import type { Utilisateur } from '#contract/utilisateurs';
import { IconButton } from '#ui/IconButton';
import { useLang } from '../i18n/useLang';
import { RowActions } from '../records/RowActions';
import { useSession } from '../session/useSession';
import { nomComplet } from './nomComplet';
import type { OpenedUtilisateur } from './UtilisateurDialogs';

interface UtilisateurActionsProps {
  utilisateur: Utilisateur;
  onOpen(opened: OpenedUtilisateur): void;
}

/**
 * How somebody enters, then the order of every list: edit, delete (DESIGN rule 7). Nobody locks or deletes themselves
 * (CONTRACT "Permissions"); one's own password is changed in one's own profile. Nothing is offered of who is stronger
 * than the reader (`modifiable`): the server would refuse it.
 */
export function UtilisateurActions({ utilisateur, onOpen }: UtilisateurActionsProps) {
  const { t } = useLang();
  const { can: holds, user } = useSession();
  const can: typeof holds = (permission) => utilisateur.modifiable && holds(permission);
  const isSoi = user?.utilisateurid === utilisateur.utilisateurid;
  const named = { nom: nomComplet(utilisateur) };
  return (
    <>
      {can('utilisateurs.modifier') && !isSoi && (
        <IconButton
          size="sm"
          label={t('utilisateur.motdepasseligne', named)}
          icon={<KeyRound aria-hidden />}
          onClick={() => onOpen({ motdepasse: utilisateur })}
        />
      )}
      {can('utilisateurs.modifier') && !isSoi && utilisateur.doublefacteur && (
        <IconButton
          size="sm"
          label={t('utilisateur.facteurligne', named)}
          icon={<ShieldOff aria-hidden />}
          onClick={() => onOpen({ facteur: utilisateur })}
        />
      )}
      {can('utilisateurs.verrouiller') && !isSoi && (
        <IconButton
          size="sm"
          label={t(utilisateur.verrouille ? 'utilisateur.deverrouillerligne' : 'utilisateur.verrouillerligne', named)}
          icon={utilisateur.verrouille ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
          onClick={() => onOpen({ verrou: utilisateur })}
        />
      )}
      {can('utilisateurs.modifier') && (
        <IconButton
          size="sm"
          label={t('utilisateur.caissesligne', named)}
          icon={<Wallet aria-hidden />}
          onClick={() => onOpen({ caisses: utilisateur })}
        />
      )}
      <RowActions
        history={{ objet: 'utilisateur', id: utilisateur.utilisateurid, libelle: named.nom }}
        edit={
          can('utilisateurs.modifier') && {
            label: t('utilisateur.modifierligne', named),
            onPress: () => onOpen({ edit: utilisateur }),
          }
        }
        remove={
          can('utilisateurs.supprimer') &&
          !isSoi && {
            label: t('utilisateur.supprimerligne', named),
            onPress: () => onOpen({ remove: utilisateur }),
          }
        }
      />
    </>
  );
}
