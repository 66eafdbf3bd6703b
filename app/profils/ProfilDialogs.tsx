import { type Profil, profils } from '@comptoir/contract/profils';
import { type Dialogs, deletion, modal, type Opened } from '../records/dialogs/dialog';
import { form } from '../records/dialogs/resumed';

/** What the dialogs of a profile are about; `edit` null creates one, `lire` only shows its permissions. */
interface Subjects {
  edit: Profil | null;
  lire: { profil: Profil; isPropre: boolean };
  remove: Profil;
}
export type OpenedProfil = Opened<Subjects>;

export const PROFIL_DIALOGS: Dialogs<Profil, Subjects> = {
  idOf: ({ profilid }) => profilid,
  dialogs: {
    edit: modal('ProfilModal', {
      load: () => import('./ProfilModal'),
      ahead: ['profils.gerer'],
      size: 'lg',
      resume: form('profil'),
      props: (profil) => ({ profil }),
    }),
    lire: modal('ProfilPermissionsModal', {
      load: () => import('./ProfilPermissionsModal'),
      props: (lire) => lire,
    }),
    remove: deletion(profils.remove, ({ profilid, libelle }, { t, can }) => ({
      args: { params: { profilid } },
      touches: ['profils'],
      of: ['profil', { libelle }],
      detail: t('profil.suppression', { libelle }),
      way: can('utilisateurs') && {
        code: 'profil.utilise',
        label: t('blocage.utilisateurs'),
        to: `/user/users-cards?profilid=${profilid}`,
      },
    })),
  },
};
