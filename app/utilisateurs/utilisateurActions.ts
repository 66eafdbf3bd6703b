import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { KeyRound, Lock, LockOpen, ShieldOff, Wallet } from 'lucide-react';
import { nomComplet } from '../frame/session/nomComplet';
import type { Actions, Viewed } from '../records/actions';
import type { OpenedUtilisateur } from './UtilisateurDialogs';

/**
 * The actions of a user: those on their access, then edit and delete as in every list (DESIGN rule 7). Users neither
 * lock nor delete themselves (CONTRACT "Permissions"), and change their own password in their own profile. There is no
 * action on users with more permissions than the reader (`modifiable`), because the server would refuse it.
 */
export function utilisateurActions(row: Utilisateur, { user }: Viewed): Actions<OpenedUtilisateur> {
  const { utilisateurid: id, verrouille, doublefacteur, modifiable } = row;
  const of = { objet: 'utilisateur', id, libelle: nomComplet(row) } as const;
  if (!modifiable) return { of };
  const isAutre = user?.utilisateurid !== id;
  const needs = 'utilisateurs.modifier';
  return {
    of,
    own: [
      isAutre && { text: 'utilisateur.motdepasseaction', icon: KeyRound, needs, open: { motdepasse: row } },
      isAutre && doublefacteur && { text: 'monprofil.facteurretirer', icon: ShieldOff, needs, open: { facteur: row } },
      isAutre && {
        text: verrouille ? 'utilisateur.deverrouilleraction' : 'utilisateur.verrouilleraction',
        icon: verrouille ? LockOpen : Lock,
        needs: 'utilisateurs.verrouiller',
        open: { verrou: row },
      },
      { text: 'utilisateur.caisses', icon: Wallet, needs, open: { caisses: row } },
    ],
    edit: { needs, open: { edit: row } },
    remove: isAutre && { needs: 'utilisateurs.supprimer', open: { remove: row } },
  };
}
