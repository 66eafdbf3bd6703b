import { type Projet, projets } from '@comptoir/contract/projets';
import { Button } from '@comptoir/ui/Button';
import { Tabs } from '@comptoir/ui/Tabs';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { NEW_PROJET, projetFormPath } from '../frame/routing/projetPaths';
import { useOpenBelow } from '../frame/routing/useOpenBelow';
import { useSession } from '../frame/session/useSession';
import { DeletionDialog } from '../records/DeletionDialog';
import { CardsView } from '../records/lists/CardsView';
import { FilterLine } from '../records/lists/FilterLine';
import { FLAG } from '../records/lists/filtres';
import { ListToolbar } from '../records/lists/ListToolbar';
import { useChips } from '../records/lists/useChips';
import { type SearchedList, useSearchedList } from '../records/lists/useSearchedList';
import { ProjetCard } from './ProjetCard';
import { useProjetColumns } from './useProjetColumns';

/** The filters: all, in progress, finished, numbered as in the calls (spec § 7); late projects only (PRODUCT N). */
const FILTRES = { filter: ['', '1', '2'], retard: FLAG } as const;
type Filter = (typeof FILTRES.filter)[number];

export function ProjetsScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const openBelow = useOpenBelow();
  const list = useSearchedList(projets, 'projets', FILTRES);
  const [removed, setRemoved] = useState<Projet | null>(null);
  const create = can('projets.creer') && {
    label: t('projet.nouveau'),
    onCreate: () => openBelow(projetFormPath(NEW_PROJET)),
  };

  const { filter, retard } = list.filters;
  const chips = useChips()([
    {
      id: 'retard',
      name: null,
      value: retard && t('dashboard.projetsattente'),
      onRemove: () => list.onFilter({ retard: '' }),
    },
  ]);

  const shape = { caption: t('menu.projets'), rowKey: ({ projetid }: Projet) => projetid };
  const tabs = [
    { id: '', label: t('liste.tous') },
    { id: '1', label: t('projet.encours') },
    { id: '2', label: t('projet.termines') },
  ];
  const words = [...(filter === '' ? [] : tabs.filter(({ id }) => id === filter)), ...chips];

  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={t('projet.rechercher')}
        create={create}
        active={chips.length}
        print={{ ...shape, columns: useProjetColumns(), chips: words }}
        onRefresh={() => list.begin({ filter })}
      />
      <FilterLine pages={list.pages} chips={chips} isNarrowed={list.isSearch || retard !== ''} />
      <Tabs
        label={t('projet.statut')}
        tabs={tabs}
        value={filter}
        onValueChange={(next) => list.onFilter({ filter: next as Filter })}
      >
        <CardsView
          pages={list.pages}
          {...shape}
          pictureOf={({ photo }) => photo}
          card={(projet) => <ProjetCard projet={projet} onRemove={() => setRemoved(projet)} />}
          empty={{
            description: t('projet.vide'),
            action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
          }}
          search={useNarrowed(list)}
        />
      </Tabs>
      {removed && <ProjetDeletion projet={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

/** Returns what narrows the list and how to undo it: the search, else the filter of late projects, else the status. */
function useNarrowed(list: SearchedList<Projet, typeof FILTRES>) {
  const { t } = useLang();
  const { filter, retard } = list.filters;
  if (list.isSearch) return { term: list.text, onClear: list.clearSearch };
  if (retard !== '') {
    return { term: t('dashboard.projetsattente'), onClear: () => list.onFilter({ retard: '' }) };
  }
  if (filter === '') return null;
  return {
    term: t(filter === '1' ? 'projet.encours' : 'projet.termines'),
    onClear: () => list.onFilter({ filter: '' }),
  };
}

function ProjetDeletion({ projet: { projetid, libelle }, onClose }: { projet: Projet; onClose(): void }) {
  const { t } = useLang();
  const { can } = useSession();
  return (
    <DeletionDialog
      call={projets.remove}
      args={{ params: { projetid } }}
      touches={['projets']}
      of={['projet', { libelle }]}
      detail={t('projet.suppression', { libelle })}
      way={
        can('depenses') && {
          code: 'projet.a_des_depenses',
          label: t('blocage.depenses'),
          to: `/depenses?projetid=${projetid}`,
        }
      }
      onClose={onClose}
    />
  );
}
