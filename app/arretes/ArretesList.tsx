import { type Arrete, arretes } from '@comptoir/contract/arretes';
import { useState } from 'react';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { ListView } from '../records/lists/ListView';
import { usePagesOf } from '../records/lists/usePages';
import { RowActions } from '../records/RowActions';
import { useNomArrete } from './arreteLook';
import type { CaisseArretee } from './RegulariserModal';
import { useArreteColumns } from './useArreteColumns';

const loadModal = () => import('./ArreteModal');
const ArreteModal = lazyOf(loadModal, 'ArreteModal');

/** The closings and surprise counts of a register; a press opens one of them. */
export function ArretesList({ caisse }: { caisse: CaisseArretee }) {
  const { t } = useLang();
  const pages = usePagesOf(arretes.list, 'arretes', { params: { caisseid: caisse.caisseid } });
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
