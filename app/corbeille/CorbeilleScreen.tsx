import { type Corbeille, corbeille } from '@comptoir/contract/corbeille';
import { RESTAURES, TYPES_CORBEILLE } from '@comptoir/contract/objets';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { CallDialog } from '../records/CallDialog';
import { choiceOf } from '../records/lists/filtreKinds';
import { ListScreen } from '../records/lists/ListScreen';
import { useList } from '../records/lists/useList';
import { RowActions } from '../records/RowActions';
import { useCorbeilleColumns } from './useCorbeilleColumns';

const FILTRES = {
  type: choiceOf(TYPES_CORBEILLE, 'corbeille.type', (type) => `activite.objet${type}`, { all: 'activite.tout' }),
};

/** The trash: what was deleted, by whom, newest first, and the action that restores it (PRODUCT P). */
export function CorbeilleScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useList({ name: 'corbeille', call: corbeille.list, filtres: FILTRES });
  const [restored, setRestored] = useState<Corbeille | null>(null);
  const actions = (row: Corbeille) => (
    <RowActions
      of={{ libelle: row.libelle }}
      main={{
        text: 'module.restaurer',
        label: t('corbeille.restaurerligne', { libelle: row.libelle, type: t(`activite.objet${row.type}`) }),
        onPress: () => setRestored(row),
      }}
    />
  );
  return (
    <>
      <ListScreen
        list={list}
        caption={t('corbeille.liste')}
        emptyText={t('corbeille.vide')}
        columns={useCorbeilleColumns()}
        rowKey={({ type, id }) => `${type} ${id}`}
        actions={can('corbeille.restaurer') ? actions : undefined}
      />
      {restored && <RestoreDialog row={restored} onClose={() => setRestored(null)} />}
    </>
  );
}

function RestoreDialog({ row: { type, id, libelle }, onClose }: { row: Corbeille; onClose(): void }) {
  const { t } = useLang();
  return (
    <CallDialog
      tone="primary"
      call={corbeille.restore}
      args={{ params: { type, id }, body: {} }}
      touches={['corbeille', ...RESTAURES[type]]}
      of={[type, { libelle }]}
      action={t('activite.restauration')}
      fait={{ devient: t('activite.restauration') }}
      detail={t('corbeille.restauration', { libelle })}
      onClose={onClose}
    />
  );
}
