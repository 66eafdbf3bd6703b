import { type MouvementListe, mouvements } from '@comptoir/contract/caisses';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';
import { useState } from 'react';
import { useMouvementColumns } from '../caisses/mouvements/useMouvementColumns';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { ListView } from '../records/lists/ListView';
import { usePages } from '../records/lists/usePages';

const pageSize = PAGE_SIZE.mouvements;

/** What was paid out of an advance and what went back, newest first; a payment leads to its expense. */
export function AvanceMouvements({ caisseid }: { caisseid: RecordId }) {
  const { t } = useLang();
  const [page, setPage] = useState(1);
  const columns = useMouvementColumns();
  const route = useRoute(mouvements.list, { query: { caisseid, page, limit: pageSize } });
  const pages = usePages<MouvementListe>(route, { page, pageSize, of: String(caisseid), onPageChange: setPage });
  return (
    <ListView
      pages={pages}
      pagesLabel={t('avance.mouvements')}
      caption={t('avance.mouvements')}
      columns={columns}
      rowKey={({ mouvementcaisseid }) => mouvementcaisseid}
      empty={{ description: t('avance.mouvementsvide') }}
    />
  );
}
