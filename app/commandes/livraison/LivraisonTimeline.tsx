import { commandes } from '@comptoir/contract/commandes';
import { formatInstant } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { Timeline } from '@comptoir/ui/Timeline';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import { ReadFailure } from '../../records/ReadFailure';
import { useLivraison } from './useLivraison';

/** The delivery history of an order: each state, who set it, and when (PRODUCT 1.13). */
export function LivraisonTimeline({ commandeid }: { commandeid: RecordId }) {
  const { t, lang } = useLang();
  const livraisonOf = useLivraison();
  const { data, error, refresh } = useRoute(commandes.livraison, { params: { commandeid } });
  if (!data && error) {
    return <ReadFailure title={t('livraison.echec')} of={{ error, refresh }} />;
  }
  if (!data) return <TableSkeleton columns={1} rows={3} />;
  return (
    <Timeline
      aria-label={t('livraison.suivi', { numero: String(commandeid) })}
      items={data.map(({ statuscommandeid, etat, utilisateur, createdon }) => ({
        ...livraisonOf(etat),
        key: statuscommandeid,
        meta: t('livraison.etape', { utilisateur, date: formatInstant(createdon, lang) }),
      }))}
    />
  );
}
