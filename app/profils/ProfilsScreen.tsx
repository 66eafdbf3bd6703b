import { type Profil, profils } from '@comptoir/contract/profils';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import type { Actions, Viewed } from '../records/actions';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { ListScreen } from '../records/lists/ListScreen';
import { useList } from '../records/lists/useList';
import { RecordActions } from '../records/RowActions';
import { FILTRES_PROFILS } from './filtres';
import { type OpenedProfil, PROFIL_DIALOGS } from './ProfilDialogs';
import { useProfilColumns } from './useProfilColumns';

/** The product's permissions. Those that an organisation adds open no call, so they make nobody stronger. */
const PRODUIT = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];

/** The list of profiles, which hold permissions (spec § 2 "/parametre/profil"). */
export function ProfilsScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useList({ name: 'profils', call: profils.list, filtres: FILTRES_PROFILS });
  const [opened, setOpened] = useOpened(PROFIL_DIALOGS);
  return (
    <>
      <ListScreen
        list={list}
        caption={t('menu.profils')}
        emptyText={t('profil.vide')}
        create={can('profils.gerer') && { label: t('profil.nouveau'), onCreate: () => setOpened({ edit: null }) }}
        columns={useProfilColumns()}
        rowKey={({ profilid }) => profilid}
        actions={(profil) => <RecordActions useActions={profilActions} row={profil} onOpen={setOpened} />}
      />
      <RecordDialogs of={PROFIL_DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
    </>
  );
}

/**
 * The actions of a profile. A user can only read their own profile, and the profile of users who hold more permissions
 * than they do (CONTRACT "Permissions").
 */
function profilActions(profil: Profil, { t, can, user }: Viewed): Actions<OpenedProfil> {
  const { profilid: id, libelle, permissions, nombreutilisateur } = profil;
  const isPropre = user?.libelleprofil === libelle;
  const isStronger = nombreutilisateur > 0 && PRODUIT.some((nom) => permissions.includes(nom) && !can(nom));
  const isManaged = !isPropre && !isStronger;
  const label = t('profil.permissionsligne', { libelle });
  return {
    of: { objet: 'profil', id, libelle },
    main: { text: 'profil.permissions', label, open: { lire: { profil, isPropre } } },
    edit: isManaged && { needs: 'profils.gerer', open: { edit: profil } },
    remove: isManaged && { needs: 'profils.gerer', open: { remove: profil } },
  };
}
