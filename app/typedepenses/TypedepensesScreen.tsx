import { type Typedepense, typedepenses } from '@comptoir/contract/typedepenses';
import { useState } from 'react';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import { DeletionDialog } from '../records/DeletionDialog';
import { useHistorique } from '../records/HistoriqueAction';
import { ListScreen } from '../records/lists/ListScreen';
import { useColumns } from '../records/lists/useColumns';
import { useList } from '../records/lists/useList';
import { RowActions } from '../records/RowActions';

const loadTypedepenseModal = () => import('./TypedepenseModal');
const TypedepenseModal = lazyOf(loadTypedepenseModal, 'TypedepenseModal');

type Opened = { edit: Typedepense | null } | { remove: Typedepense } | null;

export function TypedepensesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useList({ name: 'typedepenses', call: typedepenses.list, search: typedepenses.search });
  const { text } = useColumns<Typedepense>();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isEditor = can('typedepenses.gerer');
  useResume(list.pages, ({ typedepenseid }) => typedepenseid, { typedepense: (edit) => setOpened({ edit }) });
  usePreload(isEditor, loadTypedepenseModal);
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
        actions={
          isEditor || hasHistory
            ? (row) => <TypedepenseActions row={row} isEditor={isEditor} onOpen={setOpened} />
            : undefined
        }
        emptyText={t('typedepense.vide')}
      />
      {opened && 'edit' in opened && (
        <LazyDialog size="sm" onClose={close}>
          <TypedepenseModal typedepense={opened.edit} onClose={close} />
        </LazyDialog>
      )}
      {opened && 'remove' in opened && (
        <DeletionDialog
          call={typedepenses.remove}
          args={{ params: { typedepenseid: opened.remove.typedepenseid } }}
          touches={['typedepenses']}
          of={['typedepense', opened.remove]}
          detail={t('typedepense.suppression', { libelle: opened.remove.libelle })}
          way={
            can('depenses') && {
              code: 'typedepense.utilise',
              label: t('blocage.depenses'),
              to: `/depenses?typedepenseid=${opened.remove.typedepenseid}`,
            }
          }
          onClose={close}
        />
      )}
    </>
  );
}

interface TypedepenseActionsProps {
  row: Typedepense;
  isEditor: boolean;
  onOpen(opened: Opened): void;
}

function TypedepenseActions({ row, isEditor, onOpen }: TypedepenseActionsProps) {
  return (
    <RowActions
      history={{ objet: 'typedepense', id: row.typedepenseid, libelle: row.libelle }}
      edit={isEditor && (() => onOpen({ edit: row }))}
      remove={isEditor && (() => onOpen({ remove: row }))}
    />
  );
}
