import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { KeyRound, Lock, LockOpen, ShieldOff, Wallet } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { nomComplet } from '../frame/session/nomComplet';
import { useSession } from '../frame/session/useSession';
import { RowActions } from '../records/RowActions';
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
