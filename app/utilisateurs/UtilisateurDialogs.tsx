import { type Utilisateur, utilisateurs } from '@comptoir/contract/utilisateurs';
import { nomComplet } from '../frame/session/nomComplet';
import { type Dialogs, deletion, modal, type Opened, question } from '../records/dialogs/dialog';
import { form } from '../records/dialogs/resumed';

/** What the dialogs of a user are about; `edit` null creates one, `remis` shows a password once, to be handed over. */
interface Subjects {
  edit: Utilisateur | null;
  remove: Utilisateur;
  verrou: Utilisateur;
  motdepasse: Utilisateur;
  facteur: Utilisateur;
  caisses: Utilisateur;
  remis: { utilisateur: Utilisateur; password: string };
}
export type OpenedUtilisateur = Opened<Subjects>;
export type OpenUtilisateur = (opened: OpenedUtilisateur) => void;

const handOver = (onOpen: OpenUtilisateur) => (utilisateur: Utilisateur, password: string) =>
  onOpen({ remis: { utilisateur, password } });

export const UTILISATEUR_DIALOGS: Dialogs<Utilisateur, Subjects> = {
  idOf: ({ utilisateurid }) => utilisateurid,
  dialogs: {
    edit: modal('UtilisateurModal', {
      load: () => import('./UtilisateurModal'),
      ahead: ['utilisateurs.creer', 'utilisateurs.modifier'],
      size: 'lg',
      resume: form('utilisateur'),
      props: (utilisateur, { onOpen }) => ({ utilisateur, onCreated: handOver(onOpen) }),
    }),
    motdepasse: modal('MotdepasseModal', {
      load: () => import('./MotdepasseModal'),
      size: 'sm',
      props: (utilisateur, { onOpen }) => ({ utilisateur, onGiven: handOver(onOpen) }),
    }),
    remis: modal('MotdepasseRemis', {
      load: () => import('./MotdepasseRemis'),
      size: 'sm',
      props: (remis) => remis,
    }),
    caisses: modal('UtilisateurCaissesModal', {
      load: () => import('./UtilisateurCaissesModal'),
      props: (utilisateur) => ({ utilisateur }),
    }),
    remove: deletion(utilisateurs.remove, (utilisateur, { t }) => ({
      args: { params: { utilisateurid: utilisateur.utilisateurid } },
      touches: ['utilisateurs', 'profils'],
      of: ['utilisateur', utilisateur],
      detail: t('utilisateur.suppression', { nom: nomComplet(utilisateur), username: utilisateur.username }),
    })),
    // Locking ends their sessions at once, unlocking does not restore them (spec § 4, CONTRACT "Session").
    verrou: question(utilisateurs.lock, (utilisateur, { t }) => {
      const { utilisateurid, verrouille } = utilisateur;
      return {
        tone: verrouille ? 'primary' : 'danger',
        args: { params: { utilisateurid }, body: { verrouille: !verrouille } },
        touches: ['utilisateurs'],
        of: ['utilisateur', utilisateur],
        fait: verrouille ? 'modifie' : { devient: t('utilisateur.verrouille') },
        detail: t(verrouille ? 'utilisateur.deverrouillage' : 'utilisateur.verrouillage', {
          nom: nomComplet(utilisateur),
        }),
      };
    }),
    // For users who lost both phone and recovery codes: they sign in by password alone again (PRODUCT Q).
    facteur: question(utilisateurs.removeFacteur, (utilisateur, { t }) => ({
      tone: 'danger',
      args: { params: { utilisateurid: utilisateur.utilisateurid } },
      touches: ['utilisateurs'],
      of: ['facteur', utilisateur],
      action: t('activite.suppression'),
      fait: 'supprime',
      detail: t('utilisateur.facteurretrait', { nom: nomComplet(utilisateur) }),
    })),
  },
};
