import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { Button } from '@comptoir/ui/Button';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { CardsView } from '../records/lists/CardsView';
import { FilterLine } from '../records/lists/FilterLine';
import type { ListStatesProps } from '../records/lists/ListStates';
import { ListToolbar } from '../records/lists/ListToolbar';
import { type ListShape, ListView } from '../records/lists/ListView';
import type { Way } from '../records/lists/ListWays';
import { useChips } from '../records/lists/useChips';
import { UtilisateurActions } from './UtilisateurActions';
import { UtilisateurCard } from './UtilisateurCard';
import { type OpenedUtilisateur, UtilisateurDialogs } from './UtilisateurDialogs';
import { useUtilisateurColumns } from './useUtilisateurColumns';
import { type UtilisateursList, useUtilisateursList } from './useUtilisateursList';

/** The list of users, as cards or as a table (spec § 2 "/user/users-cards"). */
export function UtilisateursScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useUtilisateursList();
  const chips = useProfilChip(list);
  const [opened, setOpened] = useState<OpenedUtilisateur>(null);
  useResume(list.pages, ({ utilisateurid }) => utilisateurid, { utilisateur: (edit) => setOpened({ edit }) });
  const create = can('utilisateurs.creer') && {
    label: t('utilisateur.nouveau'),
    onCreate: () => setOpened({ edit: null }),
  };

  const shape = {
    caption: t('menu.utilisateurs'),
    columns: useUtilisateurColumns(),
    rowKey: ({ utilisateurid }: Utilisateur) => utilisateurid,
  };

  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={t('utilisateur.rechercher')}
        create={create}
        active={chips.length}
        ways={useViewWay(list)}
        print={{ ...shape, chips }}
      />
      {chips.length > 0 && <FilterLine pages={list.pages} chips={chips} isNarrowed />}
      <UtilisateurDialogs opened={opened} onOpen={setOpened} />
      <Utilisateurs
        {...{ list, chips, shape }}
        onOpen={setOpened}
        empty={{
          description: t('utilisateur.vide'),
          action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
        }}
      />
    </>
  );
}

/**
 * The chip of the profile filter, to which a refused deletion links; the profile's name is known only if it has a user.
 */
function useProfilChip({ pages, filters: { profilid }, onFilter }: UtilisateursList): FilterChip[] {
  const { t } = useLang();
  const name = pages.rows?.[0]?.libelleprofil ?? t('commande.numero', { numero: profilid });
  const value = profilid && name;
  return useChips()([
    { id: 'profil', name: t('utilisateur.profil'), value, onRemove: () => onFilter({ profilid: '' }) },
  ]);
}

function useViewWay({ filters, onFilter }: UtilisateursList): Way[] {
  const { t } = useLang();
  const isTable = filters.vue === 'liste';
  return [
    {
      id: 'vue',
      label: t(isTable ? 'utilisateur.encartes' : 'utilisateur.enliste'),
      icon: isTable ? <LayoutGrid aria-hidden /> : <List aria-hidden />,
      isIcon: true,
      onSelect: () => onFilter({ vue: isTable ? '' : 'liste' }),
    },
  ];
}

interface UtilisateursProps {
  list: UtilisateursList;
  chips: readonly FilterChip[];
  shape: ListShape<Utilisateur>;
  onOpen(opened: OpenedUtilisateur): void;
  empty: ListStatesProps<Utilisateur>['empty'];
}

function Utilisateurs({ list, chips, shape, onOpen, empty }: UtilisateursProps) {
  const { columns, ...named } = shape;
  const shared = {
    ...named,
    pages: list.pages,
    boundary: true,
    empty,
    search:
      list.isSearch || chips.length > 0
        ? {
            term: [list.text, ...chips.map(({ label }) => label)].filter(Boolean).join(', '),
            onClear: list.clearSearch,
          }
        : null,
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
      minWidth="306px"
      pictureOf={({ photo }) => photo}
      card={(utilisateur) => <UtilisateurCard utilisateur={utilisateur} onOpen={onOpen} />}
    />
  );
}
