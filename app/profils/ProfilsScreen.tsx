import { KeyRound, Plus, RefreshCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type Profil, profils } from '#contract/profils';
import { PAGE_SIZE } from '#domain/limits';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { Toolbar } from '#ui/Toolbar';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { ListView } from '../lists/ListView';
import { usePages } from '../lists/usePages';
import { RowActions } from '../records/RowActions';
import { useListState } from '../session/listState';
import { useSession } from '../session/useSession';
import { type OpenedProfil, ProfilDialogs } from './ProfilDialogs';
import { useProfilColumns } from './useProfilColumns';

const pageSize = PAGE_SIZE.profils;

/** The profiles, which hold permissions (spec § 2 "/parametre/profil"). */
export function ProfilsScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const pages = useProfilPages();
  const columns = useProfilColumns();
  const [opened, setOpened] = useState<OpenedProfil>(null);
  const newButton = can('profils.gerer') && (
    <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ edit: null })}>
      {t('profil.nouveau')}
    </Button>
  );

  return (
    <>
      <Toolbar
        actions={
          <>
            <IconButton
              label={t('general.actualiser')}
              icon={<RefreshCw aria-hidden />}
              variant="secondary"
              onClick={() => void pages.refresh()}
            />
            {newButton}
          </>
        }
      />
      <ProfilDialogs opened={opened} onClose={() => setOpened(null)} />
      <ListView
        pages={pages}
        caption={t('profil.liste')}
        columns={columns}
        rowKey={({ profilid }) => profilid}
        actions={(profil) => <ProfilActions profil={profil} onOpen={setOpened} />}
        empty={{ description: t('profil.vide'), action: newButton }}
      />
    </>
  );
}

function useProfilPages() {
  const [{ page }, change] = useListState({ page: 1 });
  const route = useRoute(profils.list, { query: { page, limit: pageSize } });
  const onPageChange = useCallback((next: number) => change({ page: next }), [change]);
  const onPageGone = useCallback((last: number) => change({ page: last }, { replace: true }), [change]);
  return usePages<Profil>(route, { page, pageSize, of: '', onPageChange, onPageGone });
}

interface ProfilActionsProps {
  profil: Profil;
  onOpen(opened: OpenedProfil): void;
}

/** Nobody changes or deletes their own profile: it can only be read (CONTRACT "Permissions"). */
function ProfilActions({ profil, onOpen }: ProfilActionsProps) {
  const { t } = useLang();
  const { can, user } = useSession();
  const { libelle } = profil;
  const isPropre = user?.libelleprofil === libelle;
  const isManaged = can('profils.gerer') && !isPropre;
  return (
    <RowActions
      view={{
        label: t('profil.permissionsligne', { libelle }),
        icon: <KeyRound aria-hidden />,
        onPress: () => onOpen({ lire: profil, isPropre }),
      }}
      history={{ objet: 'profil', id: profil.profilid, libelle }}
      edit={isManaged && { label: t('profil.modifierligne', { libelle }), onPress: () => onOpen({ edit: profil }) }}
      remove={
        isManaged && { label: t('profil.supprimerligne', { libelle }), onPress: () => onOpen({ remove: profil }) }
      }
    />
  );
}
