import { type Arrete, arretes } from '@comptoir/contract/arretes';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';
import { useState } from 'react';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useRoute } from '../frame/reads/useRoute';
import { ListView } from '../records/lists/ListView';
import { usePages } from '../records/lists/usePages';
import { RowActions } from '../records/RowActions';
import { useNomArrete } from './arreteLook';
import type { CaisseArretee } from './RegulariserModal';
import { useArreteColumns } from './useArreteColumns';

const loadModal = () => import('./ArreteModal');
const ArreteModal = lazyOf(loadModal, 'ArreteModal');

const pageSize = PAGE_SIZE.arretes;

/** Reads one page of a register's closings and counts, newest first. */
function useArretesOf(caisseid: RecordId) {
  const [page, setPage] = useState(1);
  const route = useRoute(arretes.list, { params: { caisseid }, query: { page, limit: pageSize } });
  return usePages<Arrete>(route, { page, pageSize, of: String(caisseid), onPageChange: setPage });
}

/** The closings and surprise counts of a register; a press opens one of them. */
export function ArretesList({ caisse }: { caisse: CaisseArretee }) {
  const { t } = useLang();
  const pages = useArretesOf(caisse.caisseid);
  const columns = useArreteColumns();
  const nomOf = useNomArrete();
  const [opened, setOpened] = useState<Arrete | null>(null);
  const close = () => setOpened(null);
  useResume(pages, ({ arreteid }) => arreteid, { arretes: (row) => row && setOpened(row) });
  usePreload(pages.count > 0, loadModal);
  return (
    <>
      <ListView
        pages={pages}
        pagesLabel={t('caisse.arretes')}
        caption={t('caisse.arretes')}
        columns={columns}
        rowKey={({ arreteid }) => arreteid}
        actions={(row) => (
          <RowActions
            libelle={nomOf(row)}
            view={{
              text: t('arrete.voir'),
              label: t('arrete.voirligne', { nom: nomOf(row) }),
              onPress: () => setOpened(row),
            }}
          />
        )}
        empty={{ description: t('arrete.vide') }}
      />
      {opened && (
        <LazyDialog size="lg" title={nomOf(opened)} onClose={close}>
          <ArreteModal arrete={opened} caisse={caisse} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
