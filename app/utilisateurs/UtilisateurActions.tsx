import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { KeyRound, Lock, LockOpen, ShieldOff, Wallet } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { nomComplet } from '../frame/session/nomComplet';
import { useSession } from '../frame/session/useSession';
import { RowActions } from '../records/RowActions';
import type { OpenUtilisateur } from './UtilisateurDialogs';

interface UtilisateurActionsProps {
  utilisateur: Utilisateur;
  onOpen: OpenUtilisateur;
}

/**
 * The actions of a user: those on their access, then edit and delete as in every list (DESIGN rule 7). Users neither
 * lock nor delete themselves (CONTRACT "Permissions"), and change their own password in their own profile. There is no
 * action on users with more permissions than the reader (`modifiable`), because the server would refuse it.
 */
export function UtilisateurActions({ utilisateur, onOpen }: UtilisateurActionsProps) {
  const { t } = useLang();
  const { can: holds, user } = useSession();
  const can: typeof holds = (permission) => utilisateur.modifiable && holds(permission);
  const isSoi = user?.utilisateurid === utilisateur.utilisateurid;
  const isEditor = can('utilisateurs.modifier');
  const { verrouille, doublefacteur } = utilisateur;
  return (
    <RowActions
      own={[
        isEditor &&
          !isSoi && {
            text: t('utilisateur.motdepasseaction'),
            icon: <KeyRound aria-hidden />,
            onPress: () => onOpen({ motdepasse: utilisateur }),
          },
        isEditor &&
          !isSoi &&
          doublefacteur && {
            text: t('monprofil.facteurretirer'),
            icon: <ShieldOff aria-hidden />,
            onPress: () => onOpen({ facteur: utilisateur }),
          },
        can('utilisateurs.verrouiller') &&
          !isSoi && {
            text: t(verrouille ? 'utilisateur.deverrouilleraction' : 'utilisateur.verrouilleraction'),
            icon: verrouille ? <LockOpen aria-hidden /> : <Lock aria-hidden />,
            onPress: () => onOpen({ verrou: utilisateur }),
          },
        isEditor && {
          text: t('utilisateur.caisses'),
          icon: <Wallet aria-hidden />,
          onPress: () => onOpen({ caisses: utilisateur }),
        },
      ]}
      history={{ objet: 'utilisateur', id: utilisateur.utilisateurid, libelle: nomComplet(utilisateur) }}
      edit={isEditor && (() => onOpen({ edit: utilisateur }))}
      remove={can('utilisateurs.supprimer') && !isSoi && (() => onOpen({ remove: utilisateur }))}
    />
  );
}
