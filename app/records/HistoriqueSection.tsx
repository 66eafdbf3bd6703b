import { useLang } from '../i18n/useLang';
import { lazyOf } from '../parts/lazy';
import { type HistoriqueDe, useHistorique } from './HistoriqueAction';
import { RecordSection } from './RecordSection';

const HistoriqueTable = lazyOf(() => import('../activites/HistoriqueTable'), 'HistoriqueTable');

/** Who did what to a record, and when, at the foot of its page; nothing for whoever may not read the audit log. */
export function HistoriqueSection({ of: { objet, id, libelle } }: { of: HistoriqueDe }) {
  const { t } = useLang();
  const isAllowed = useHistorique();
  if (!isAllowed) return null;
  return (
    <RecordSection title={t('liste.historique')}>
      <HistoriqueTable objet={objet} objetid={id} libelle={libelle} />
    </RecordSection>
  );
}
