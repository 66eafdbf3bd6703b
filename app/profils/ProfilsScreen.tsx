import type { Profil } from '@comptoir/contract/profils';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS } from '@comptoir/domain/permission';
import { Button } from '@comptoir/ui/Button';
import { useState } from 'react';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { FilterLine } from '../records/lists/FilterLine';
import { ListView } from '../records/lists/ListView';
import { PagesToolbar } from '../records/lists/PagesToolbar';
import { RowActions } from '../records/RowActions';
import { type OpenedProfil, ProfilDialogs } from './ProfilDialogs';
import { useProfilColumns } from './useProfilColumns';
import { useProfilsList } from './useProfilsList';

/** The product's permissions. Those that an organisation adds open no call, so they make nobody stronger. */
const PRODUIT = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];

/** The list of profiles, which hold permissions (spec § 2 "/parametre/profil"). */
export function ProfilsScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const { pages, chips, onClear } = useProfilsList();
  const columns = useProfilColumns();
  const [opened, setOpened] = useState<OpenedProfil>(null);
  useResume(pages, ({ profilid }) => profilid, { profil: (edit) => setOpened({ edit }) });
  const create = can('profils.gerer') && { label: t('profil.nouveau'), onCreate: () => setOpened({ edit: null }) };

  const shape = { caption: t('menu.profils'), columns, rowKey: ({ profilid }: Profil) => profilid };
  const isNarrowed = chips.length > 0;

  return (
    <>
      <PagesToolbar {...{ pages, create, isNarrowed }} active={chips.length} print={{ ...shape, chips }} />
      {chips.length > 0 && <FilterLine pages={pages} chips={chips} isNarrowed />}
      <ProfilDialogs opened={opened} onClose={() => setOpened(null)} />
      <ListView
        pages={pages}
        {...shape}
        actions={(profil) => <ProfilActions profil={profil} onOpen={setOpened} />}
        search={chips.length > 0 ? { term: chips.map(({ label }) => label).join(', '), onClear } : null}
        empty={{
          description: t('profil.vide'),
          action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
        }}
      />
    </>
  );
}

interface ProfilActionsProps {
  profil: Profil;
  onOpen(opened: OpenedProfil): void;
}

/**
 * The actions of a profile. A user can only read their own profile, and the profile of users who hold more permissions
 * than they do (CONTRACT "Permissions").
 */
function ProfilActions({ profil, onOpen }: ProfilActionsProps) {
  const { t } = useLang();
  const { can, user } = useSession();
  const { libelle, permissions, nombreutilisateur } = profil;
  const isPropre = user?.libelleprofil === libelle;
  const isStronger = nombreutilisateur > 0 && PRODUIT.some((nom) => permissions.includes(nom) && !can(nom));
  const isManaged = can('profils.gerer') && !isPropre && !isStronger;
  return (
    <RowActions
      view={{
        text: t('profil.permissions'),
        label: t('profil.permissionsligne', { libelle }),
        onPress: () => onOpen({ lire: profil, isPropre }),
      }}
      history={{ objet: 'profil', id: profil.profilid, libelle }}
      edit={isManaged && (() => onOpen({ edit: profil }))}
      remove={isManaged && (() => onOpen({ remove: profil }))}
    />
  );
}
