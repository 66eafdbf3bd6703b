import { useState } from 'react';
import { type Activite, activites } from '#contract/activites';
import { PAGE_SIZE } from '#domain/limits';
import { Modal } from '#ui/Modal';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { usePages } from '../lists/usePages';
import { ActivitesTable } from './ActivitesTable';

const pageSize = PAGE_SIZE.activites;

export interface HistoriqueModalProps {
  /** The kind of the record, as the audit log names it: `depense`, `caisse`… */
  objet: string;
  objetid: number;
  libelle: string;
  onClose(): void;
}

/** All that was ever done to one record (PRODUCT G); for holders of `utilisateurs`, who may read the audit log. */
export function HistoriqueModal({ objet, objetid, libelle, onClose }: HistoriqueModalProps) {
  const { t } = useLang();
  const [page, setPage] = useState(1);
  const route = useRoute(activites.list, { query: { objet, objetid, page, limit: pageSize } });
  const pages = usePages<Activite>(route, { page, pageSize, of: `${objet} ${objetid}`, onPageChange: setPage });
  const title = t('activite.historique', { libelle });
  return (
    <Modal open size="xl" title={title} onClose={onClose}>
      <ActivitesTable pages={pages} caption={title} empty={{ description: t('activite.historiquevide') }} />
    </Modal>
  );
}
