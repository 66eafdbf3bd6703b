import type { creances, TotalCreances } from '@comptoir/contract/clients';
import { formatMontant } from '@comptoir/domain/money';
import { type AgeingBand, AgeingBar } from '@comptoir/ui/AgeingBar';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { useMediaWidth } from '@comptoir/ui/foundations';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { useLang } from '../frame/i18n/useLang';
import type { Route } from '../frame/reads/useRoute';
import { ReadFailure } from '../records/ReadFailure';

/** The total debt of all clients, as a bar and in figures (PRODUCT M). */
export function CreancesTotal({ route }: { route: Route<typeof creances.total> }) {
  const { t } = useLang();
  const { data, error, refresh } = route;
  // The skeleton is as high as the card: on a phone the figures are stacked, so it needs more lines.
  const lines = useMediaWidth('TABLET') ? 11 : 6;
  if (data) return data.nombreclient > 0 && <Total total={data} />;
  if (!error) return <CardsSkeleton count={1} lines={lines} />;
  return <ReadFailure title={t('creance.totalechec')} of={{ error, refresh }} />;
}

function Total({ total }: { total: TotalCreances }) {
  const { t } = useLang();
  const { jours30, jours60, jours90, plus, reste, nombreclient } = total;
  const bands: AgeingBand[] = [
    { label: t('creance.jours30'), amount: jours30, tone: 'primary' },
    { label: t('creance.jours60'), amount: jours60, tone: 'info' },
    { label: t('creance.jours90'), amount: jours90, tone: 'warning' },
    { label: t('creance.plus'), amount: plus, tone: 'danger' },
  ];
  return (
    <Card>
      <CardHeader level={2} title={t('creance.clients', { count: nombreclient, montant: formatMontant(reste) })} />
      <AgeingBar label={t('creance.age')} bands={bands} />
    </Card>
  );
}
