import type { Repartition } from '@comptoir/contract/dashboard';
import type { Periode } from '@comptoir/domain/periode';
import type { RecordId } from '@comptoir/domain/units';
import { Card, CardGrid, CardHeader } from '@comptoir/ui/Card';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { type ShareBar, ShareBars } from '@comptoir/ui/ShareBars';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RouterLink } from '../frame/shell/RouterLink';
import { partPath } from './listPaths';

/** The expenses of the period by type and by project (PRODUCT N). */
export function RepartitionSection({ jours, repartition }: { jours: Periode; repartition: Repartition }) {
  const { t } = useLang();
  const { types, projets, autresprojets } = repartition;
  const barsOf = useBars(jours);
  return (
    <CardGrid aria-label={t('dashboard.repartition')} minWidth="max(420px, 50% - 8px)">
      <PartsCard
        title={t('dashboard.partypes')}
        barLabel={t('dashboard.type')}
        bars={barsOf(types, (id) => (id === null ? null : { typedepenseid: id }))}
      />
      <PartsCard
        title={t('dashboard.parprojets')}
        barLabel={t('dashboard.projet')}
        bars={barsOf(projets, (projetid) => ({ projetid }))}
        rest={
          autresprojets
            ? {
                id: 'autres',
                label: t('dashboard.autresprojets'),
                amount: autresprojets.montant,
                detail: t('dashboard.nombredepense', { count: autresprojets.nombre }),
              }
            : undefined
        }
      />
    </CardGrid>
  );
}

interface PartsCardProps {
  title: string;
  barLabel: string;
  bars: ShareBar[];
  rest?: ShareBar | undefined;
}

function PartsCard({ title, barLabel, bars, rest }: PartsCardProps) {
  const { t } = useLang();
  return (
    <Card>
      <CardHeader level={2} title={title} />
      {bars.length === 0 ? (
        <EmptyState title={t('datatable.vide')} description={t('dashboard.repartitionvide')} />
      ) : (
        <ShareBars label={title} barLabel={barLabel} bars={bars} rest={rest} renderLink={RouterLink} />
      )}
    </Card>
  );
}

type Parts = Repartition['types'];
type PartOf = (id: RecordId | null) => Parameters<typeof partPath>[1] | null;

/** Builds the bars of the shares; each links to its expenses, as do the expenses without a project. */
function useBars(jours: Periode) {
  const { t } = useLang();
  const { can } = useSession();
  return (parts: Parts, partOf: PartOf): ShareBar[] =>
    parts.map(({ id, libelle, montant, nombre }) => {
      const part = can('depenses') ? partOf(id) : null;
      return {
        id: String(id ?? 'aucun'),
        label: id === null ? t('dashboard.sansprojet') : libelle,
        amount: montant,
        detail: t('dashboard.nombredepense', { count: nombre }),
        href: part ? partPath(jours, part) : undefined,
      };
    });
}
