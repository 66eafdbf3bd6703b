import { type Projet, projets } from '@comptoir/contract/projets';
import { Tabs } from '@comptoir/ui/Tabs';
import { useLang } from '../frame/i18n/useLang';
import { NEW_PROJET, projetFormPath } from '../frame/routing/projetPaths';
import { useOpenBelow } from '../frame/routing/useOpenBelow';
import { useSession } from '../frame/session/useSession';
import { type Dialogs, deletion } from '../records/dialogs/dialog';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { CardsOrTable, useVue } from '../records/lists/CardsOrTable';
import { BY_LINK, flagOf, VUE } from '../records/lists/filtreKinds';
import { oneIn } from '../records/lists/filtres';
import { ListFrame } from '../records/lists/ListFrame';
import { useList } from '../records/lists/useList';
import { ProjetActions, ProjetCard } from './ProjetCard';
import { useProjetColumns } from './useProjetColumns';

/** The tabs: all, in progress, finished, numbered as in the calls (spec § 7). */
const TABS = [
  { id: '', text: 'liste.tous' },
  { id: '1', text: 'projet.encours' },
  { id: '2', text: 'projet.termines' },
] as const;
/** Tabs stand above the cards; a link of the dashboard asks for late projects only (PRODUCT N). */
const FILTRES = {
  filter: { read: oneIn(['1', '2']) },
  retard: flagOf('dashboard.projetsattente', BY_LINK),
  vue: VUE,
};

const DIALOGS: Dialogs<Projet, { remove: Projet }> = {
  idOf: ({ projetid }) => projetid,
  dialogs: {
    remove: deletion(projets.remove, ({ projetid, libelle }, { t, can }) => ({
      args: { params: { projetid } },
      touches: ['projets'],
      of: ['projet', { libelle }],
      detail: t('projet.suppression', { libelle }),
      way: can('depenses') && {
        code: 'projet.a_des_depenses',
        label: t('blocage.depenses'),
        to: `/depenses?projetid=${projetid}`,
      },
    })),
  },
};

export function ProjetsScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const openBelow = useOpenBelow();
  const list = useList({ name: 'projets', call: projets.list, search: projets.search, filtres: FILTRES });
  const [opened, setOpened] = useOpened(DIALOGS);
  const { filter, vue } = list.filters;
  const view = useVue(list);
  const columns = useProjetColumns();
  const remove = (projet: Projet) => setOpened({ remove: projet });
  const tabs = TABS.map(({ id, text }) => ({ id, label: t(text) }));
  const chosen = tabs.filter(({ id }) => id !== '' && id === filter);
  const [tab] = chosen;
  const ofTab = tab ? { term: tab.label, onClear: () => list.onFilter({ filter: '' }) } : null;
  return (
    <>
      <ListFrame
        list={list}
        caption={t('menu.projets')}
        searchLabel={t('projet.rechercher')}
        emptyText={t('projet.vide')}
        create={
          can('projets.creer') && {
            label: t('projet.nouveau'),
            onCreate: () => openBelow(projetFormPath(NEW_PROJET)),
          }
        }
        about={chosen}
        ways={[view.way]}
        columns={columns}
        rowKey={({ projetid }) => projetid}
        onRefresh={() => list.begin({ filter, vue })}
      >
        {(states) => (
          <Tabs
            label={t('projet.statut')}
            tabs={tabs}
            value={filter}
            onValueChange={(next) => list.onFilter({ filter: oneIn(['1', '2'])(next) })}
          >
            <CardsOrTable
              {...states}
              isTable={view.isTable}
              search={states.search ?? ofTab}
              pictureOf={({ photo }) => photo}
              card={(projet) => <ProjetCard projet={projet} onRemove={() => remove(projet)} />}
              columns={columns}
              actions={(projet) => <ProjetActions projet={projet} onRemove={() => remove(projet)} />}
            />
          </Tabs>
        )}
      </ListFrame>
      <RecordDialogs of={DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
    </>
  );
}
