import { type Profil, profils } from '@comptoir/contract/profils';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import { DeletionDialog } from '../records/DeletionDialog';

const load = {
  profil: () => import('./ProfilModal'),
  permissions: () => import('./ProfilPermissionsModal'),
};
const ProfilModal = lazyOf(load.profil, 'ProfilModal');
const ProfilPermissionsModal = lazyOf(load.permissions, 'ProfilPermissionsModal');

/** The dialog that is open about a profile; `edit` null creates one, `lire` only shows its permissions. */
export type OpenedProfil = { edit: Profil | null } | { lire: Profil; isPropre: boolean } | { remove: Profil } | null;

interface ProfilDialogsProps {
  opened: OpenedProfil;
  onClose(): void;
}

export function ProfilDialogs({ opened, onClose }: ProfilDialogsProps) {
  const { can } = useSession();
  usePreload(can('profils.gerer'), load.profil);
  if (!opened) return null;
  if ('remove' in opened) return <ProfilDeletion profil={opened.remove} onClose={onClose} />;
  return (
    <LazyDialog size={'edit' in opened ? 'lg' : 'md'} onClose={onClose}>
      {'edit' in opened ? (
        <ProfilModal profil={opened.edit} onClose={onClose} />
      ) : (
        <ProfilPermissionsModal profil={opened.lire} isPropre={opened.isPropre} onClose={onClose} />
      )}
    </LazyDialog>
  );
}

function ProfilDeletion({ profil: { profilid, libelle }, onClose }: { profil: Profil; onClose(): void }) {
  const { t } = useLang();
  const { can } = useSession();
  return (
    <DeletionDialog
      call={profils.remove}
      args={{ params: { profilid } }}
      touches={['profils']}
      of={['profil', { libelle }]}
      detail={t('profil.suppression', { libelle })}
      way={
        can('utilisateurs') && {
          code: 'profil.utilise',
          label: t('blocage.utilisateurs'),
          to: `/user/users-cards?profilid=${profilid}`,
        }
      }
      onClose={onClose}
    />
  );
}
