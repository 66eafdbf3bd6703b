import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import type { Utilisateur } from '#contract/utilisateurs';
import { PAGE_SIZE } from '#domain/limits';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { useLang } from '../i18n/useLang';
import { CardsView } from '../lists/CardsView';
import type { ListStatesProps } from '../lists/ListStates';
import { ListToolbar } from '../lists/ListToolbar';
import { ListView } from '../lists/ListView';
import { useSession } from '../session/useSession';
import { UtilisateurActions } from './UtilisateurActions';
import { UtilisateurCard } from './UtilisateurCard';
import { type OpenedUtilisateur, UtilisateurDialogs } from './UtilisateurDialogs';
import { useUtilisateurColumns } from './useUtilisateurColumns';
import { type UtilisateursList, useUtilisateursList } from './useUtilisateursList';

/** Who may enter, as cards or as a table (spec § 2 "/user/users-cards"). */
export function UtilisateursScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useUtilisateursList();
  const [opened, setOpened] = useState<OpenedUtilisateur>(null);
  const create = can('utilisateurs.creer') && {
    label: t('utilisateur.nouveau'),
    onCreate: () => setOpened({ edit: null }),
  };

  return (
    <>
      <ListToolbar list={list} searchLabel={t('utilisateur.rechercher')} create={create}>
        <ViewButton list={list} />
      </ListToolbar>
      <UtilisateurDialogs opened={opened} onOpen={setOpened} />
      <Utilisateurs
        list={list}
        onOpen={setOpened}
        empty={{
          description: t('utilisateur.vide'),
          action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
        }}
      />
    </>
  );
}

function ViewButton({ list: { filters, onFilter } }: { list: UtilisateursList }) {
  const { t } = useLang();
  const isTable = filters.vue === 'liste';
  return (
    <IconButton
      variant="secondary"
      label={t(isTable ? 'utilisateur.encartes' : 'utilisateur.enliste')}
      icon={isTable ? <LayoutGrid aria-hidden /> : <List aria-hidden />}
      onClick={() => onFilter({ vue: isTable ? '' : 'liste' })}
    />
  );
}

interface UtilisateursProps {
  list: UtilisateursList;
  onOpen(opened: OpenedUtilisateur): void;
  empty: ListStatesProps<Utilisateur>['empty'];
}

function Utilisateurs({ list, onOpen, empty }: UtilisateursProps) {
  const { t } = useLang();
  const columns = useUtilisateurColumns();
  const shared = {
    pages: list.pages,
    boundary: true,
    caption: t('utilisateur.liste'),
    rowKey: ({ utilisateurid }: Utilisateur) => utilisateurid,
    empty,
    search: list.isSearch ? { term: list.text, onClear: list.clearSearch } : null,
  };
  if (list.filters.vue === 'liste') {
    return (
      <ListView
        {...shared}
        columns={columns}
        actions={(utilisateur) => <UtilisateurActions utilisateur={utilisateur} onOpen={onOpen} />}
      />
    );
  }
  return (
    <CardsView
      {...shared}
      pageSize={PAGE_SIZE.utilisateurs}
      minWidth="306px"
      card={(utilisateur) => <UtilisateurCard utilisateur={utilisateur} onOpen={onOpen} />}
    />
  );
}
