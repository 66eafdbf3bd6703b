import { type Typedepense, typedepenses } from '@comptoir/contract/typedepenses';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import type { Actions } from '../records/actions';
import { type Dialogs, deletion, modal, type Opened } from '../records/dialogs/dialog';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { form } from '../records/dialogs/resumed';
import { useHistorique } from '../records/HistoriqueAction';
import { ListScreen } from '../records/lists/ListScreen';
import { useColumns } from '../records/lists/useColumns';
import { useList } from '../records/lists/useList';
import { RowActions } from '../records/RowActions';

interface Subjects {
  edit: Typedepense | null;
  remove: Typedepense;
}

const DIALOGS: Dialogs<Typedepense, Subjects> = {
  idOf: ({ typedepenseid }) => typedepenseid,
  dialogs: {
    edit: modal('TypedepenseModal', {
      load: () => import('./TypedepenseModal'),
      ahead: ['typedepenses.gerer'],
      size: 'sm',
      resume: form('typedepense'),
      props: (typedepense) => ({ typedepense }),
    }),
    remove: deletion(typedepenses.remove, ({ typedepenseid, libelle }, { t, can }) => ({
      args: { params: { typedepenseid } },
      touches: ['typedepenses'],
      of: ['typedepense', { libelle }],
      detail: t('typedepense.suppression', { libelle }),
      way: can('depenses') && {
        code: 'typedepense.utilise',
        label: t('blocage.depenses'),
        to: `/depenses?typedepenseid=${typedepenseid}`,
      },
    })),
  },
};

export function TypedepensesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useList({ name: 'typedepenses', call: typedepenses.list, search: typedepenses.search });
  const { text } = useColumns<Typedepense>();
  const [opened, setOpened] = useOpened(DIALOGS);
  const isEditor = can('typedepenses.gerer');
  const hasHistory = useHistorique();

  return (
    <>
      <ListScreen
        list={list}
        searchLabel={t('typedepense.rechercher')}
        create={isEditor && { label: t('typedepense.nouveau'), onCreate: () => setOpened({ edit: null }) }}
        caption={t('menu.typedepense')}
        columns={[text('libelle', 'depense.libelle', { isPrimary: true })]}
        rowKey={(row) => row.typedepenseid}
        actions={isEditor || hasHistory ? (row) => <RowActions {...actionsOf(row)} onOpen={setOpened} /> : undefined}
        emptyText={t('typedepense.vide')}
      />
      <RecordDialogs of={DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
    </>
  );
}

const actionsOf = (row: Typedepense): Actions<Opened<Subjects>> => ({
  of: { objet: 'typedepense', id: row.typedepenseid, libelle: row.libelle },
  edit: { needs: 'typedepenses.gerer', open: { edit: row } },
  remove: { needs: 'typedepenses.gerer', open: { remove: row } },
});
