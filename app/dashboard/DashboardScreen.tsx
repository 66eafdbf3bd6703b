import { Printer, RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { useSWRConfig } from 'swr';
import { dashboard } from '#contract/dashboard';
import { formatDateLong } from '#domain/dates';
import { IconButton } from '#ui/IconButton';
import { PageHeader } from '#ui/PageHeader';
import { CardsSkeleton, PeriodSkeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { isOfNoun } from '../api/url';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { lazyOf } from '../parts/lazy';
import { useToday } from '../records/useToday';
import { AttenteSection } from './AttenteSection';
import { CaissesSection } from './CaissesSection';
import { FluxSection } from './FluxSection';
import { Loaded } from './Loaded';
import { type Jours, PERIODES, type Periode, pasDe } from './periode';
import { RepartitionSection } from './RepartitionSection';
import { TotauxSection } from './TotauxSection';
import { usePeriode } from './usePeriode';

export { readAhead } from './readAhead';

// Few are shown it: an administrator, until all of it is there.
const PremiersPas = lazyOf(() => import('./PremiersPas'), 'default');
// Days of one's own are chosen seldom.
const OwnPeriode = lazyOf(() => import('./OwnPeriode'), 'OwnPeriode');

/** How the organisation stands: what happened in a period, then what there is now (spec § 1, PRODUCT N). */
export function DashboardScreen() {
  const { t } = useLang();
  const state = usePeriode(useToday());
  const { periode, jours, onPeriode } = state;
  // The same read as that of what waits: asked once.
  const { premierspas = [] } = useRoute(dashboard.attente, {}).data ?? {};
  return (
    <Stack gap={5}>
      {premierspas.some(({ fait }) => !fait) && (
        <Suspense>
          <PremiersPas pas={premierspas} />
        </Suspense>
      )}
      <Tabs
        label={t('dashboard.periode')}
        tabs={PERIODES.map((id) => ({ id, label: t(`dashboard.${id}`) }))}
        value={periode}
        onValueChange={(id) => onPeriode(id as Periode)}
      >
        <Stack gap={5}>
          {periode === 'choix' && (
            <Suspense fallback={<PeriodSkeleton />}>
              <OwnPeriode state={state} />
            </Suspense>
          )}
          {jours && <OfPeriode jours={jours} />}
        </Stack>
      </Tabs>
      <AttenteSection />
      <CaissesSection />
    </Stack>
  );
}

/** The figures of other days are never shown in place of those asked for: each period has parts of its own. */
function OfPeriode({ jours }: { jours: Jours }) {
  const { t, lang } = useLang();
  const { mutate } = useSWRConfig();
  const { datedebut, datefin } = jours;
  const [debut, fin] = [formatDateLong(datedebut, lang), formatDateLong(datefin, lang)];
  const refresh = () => void mutate((key) => typeof key === 'string' && isOfNoun(key, ['dashboard', 'caisses']));
  return (
    <Stack gap={5} key={`${datedebut} ${datefin}`}>
      <PageHeader
        title={datedebut === datefin ? fin : t('dashboard.dua', { debut, fin })}
        actions={
          <>
            <IconButton
              label={t('general.actualiser')}
              icon={<RefreshCw aria-hidden />}
              variant="secondary"
              onClick={refresh}
            />
            <IconButton
              label={t('dashboard.imprimer')}
              icon={<Printer aria-hidden />}
              variant="secondary"
              onClick={() => window.print()}
            />
          </>
        }
      />
      <Chiffres jours={jours} />
    </Stack>
  );
}

/** All of one instant and of one call: a slow line has them in one turn. */
function Chiffres({ jours }: { jours: Jours }) {
  const { t } = useLang();
  const route = useRoute(dashboard.periode, { query: { ...jours, pas: pasDe(jours) } });
  const skeleton = [4, 1, 2].map((count) => <CardsSkeleton key={count} count={count} />);
  return (
    <Loaded route={route} failedTitle={t('dashboard.periodeechec')} skeleton={<Stack gap={5}>{skeleton}</Stack>}>
      {({ totaux, flux, repartition }) => (
        <Stack gap={5}>
          <TotauxSection jours={jours} totaux={totaux} />
          <FluxSection jours={jours} flux={flux} />
          <RepartitionSection jours={jours} repartition={repartition} />
        </Stack>
      )}
    </Loaded>
  );
}
