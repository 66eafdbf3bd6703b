import { activites } from '@comptoir/contract/activites';
import type { RecordId } from '@comptoir/domain/units';
import { useLang } from '../frame/i18n/useLang';
import { ListView } from '../records/lists/ListView';
import { usePagesOf } from '../records/lists/usePages';
import { useActiviteRows } from './useActiviteRows';

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
  const { shape, dialog } = useActiviteRows();
  return (
    <>
      <ListView
        pages={usePagesOf(activites.list, 'activites', { query: { objet, objetid } })}
        caption={t('activite.historique', { libelle })}
        pagesLabel={t('liste.historique')}
        {...shape}
        empty={{ description: t('activite.historiquevide') }}
      />
      {dialog}
    </>
  );
}
