import { type Activite, activites } from '@comptoir/contract/activites';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { usePages } from '../records/lists/usePages';
import { ActivitesTable } from './ActivitesTable';

const pageSize = PAGE_SIZE.activites;

interface HistoriqueTableProps {
  /** The kind of the record, as the audit log names it: `depense`, `caisse`… */
  objet: string;
  objetid: RecordId;
  libelle: string;
}

/**
 * All entries about one record (PRODUCT G); only for users with the permission `utilisateurs`, who may read the audit
 * log.
 */
export function HistoriqueTable({ objet, objetid, libelle }: HistoriqueTableProps) {
  const { t } = useLang();
  const [page, setPage] = useState(1);
  const route = useRoute(activites.list, { query: { objet, objetid, page, limit: pageSize } });
  const pages = usePages<Activite>(route, { page, pageSize, of: `${objet} ${objetid}`, onPageChange: setPage });
  return (
    <ActivitesTable
      pages={pages}
      caption={t('activite.historique', { libelle })}
      pagesLabel={t('liste.historique')}
      empty={{ description: t('activite.historiquevide') }}
    />
  );
}
