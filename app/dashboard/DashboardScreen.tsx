import { caisseChoices } from '@comptoir/contract/caisseChoices';
import { dashboard } from '@comptoir/contract/dashboard';
import { formatPeriode, type NomPeriode, type Periode } from '@comptoir/domain/periode';
import { IconButton } from '@comptoir/ui/IconButton';
import { PageHeader } from '@comptoir/ui/PageHeader';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { Printer, RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import { isOfNoun } from '../frame/api/url';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { Loaded } from '../records/Loaded';
import { useToday } from '../records/useToday';
import { AttenteSection } from './AttenteSection';
import { PeriodeTabs } from './PeriodeTabs';
import { figuresOf } from './periode';
import { TotauxSection } from './TotauxSection';
import { usePeriode } from './usePeriode';

export { readAhead } from './readAhead';

// Few users see the first steps: administrators, until everything is set up.
const PremiersPas = lazyOf(() => import('./PremiersPas'), 'default');

// Only cashiers see this part.
const MesCaisses = lazyOf(
  withTexts('accueil', () => import('../accueil/MesCaisses')),
  'default',
);

// The pictures stand below the totals, which do not wait for what draws them.
const FluxSection = lazyOf(() => import('./FluxSection'), 'FluxSection');
const RepartitionSection = lazyOf(() => import('./RepartitionSection'), 'RepartitionSection');
const CaissesSection = lazyOf(() => import('./CaissesSection'), 'CaissesSection');

/**
 * The dashboard: what waits, what happened in a period, and the current balances (spec § 1, PRODUCT N). For a cashier
 * it begins with their registers (ADR 0038).
 */
export function DashboardScreen() {
  const { can } = useSession();
  const state = usePeriode(useToday());
  const { periode, jours } = state;
  const attente = useRoute(dashboard.attente, {});
  const registers = useRoute(caisseChoices, can('caisses') ? {} : null);
  // This read starts together with the others; its figures are shown after the parts above them, so that nothing moves.
  const figures = useRoute(dashboard.periode, jours && figuresOf(jours));
  const hasFigures = useOnce(!figures.isLoading);
  if (attente.isLoading || registers.isLoading) return waiting;
  const { premierspas = [], commence = true, attitre } = attente.data ?? {};
  const left = premierspas.filter(({ fait }) => !fait);
  const steps = left.length > 0 && (
    <Suspense fallback={<CardsSkeleton count={1} />}>
      <PremiersPas pas={commence ? left : premierspas} />
    </Suspense>
  );
  if (steps && !commence) return steps;
  const figuresOfDays = (
    <PeriodeTabs state={state}>{jours && <OfPeriode periode={periode} jours={jours} />}</PeriodeTabs>
  );
  const isCashier = can('caisses') && (attitre || registers.data?.length === 1);
  if (isCashier) {
    return (
      <Stack gap={5} isInOrder>
        {steps}
        <Suspense fallback={waiting}>
          <MesCaisses />
        </Suspense>
        <AttenteSection route={attente} />
        {figuresOfDays}
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <AttenteSection route={attente} />
      {steps}
      {figuresOfDays}
      {can('caisses') && hasFigures && (
        <Suspense fallback={<CardsSkeleton count={1} />}>
          <CaissesSection route={registers} avances={attente.data?.avances.tenu} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Returns whether `isSo` was ever true: what comes after the first figures stays while others are read. */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo;
}

/** The skeletons of the totals, the flow and the shares. */
const skeletons = [4, 1, 2].map((count) => <CardsSkeleton key={count} count={count} />);

/** The skeleton of the whole. What stands below it in an ordered `Stack` waits for it. */
const waiting = (
  <Stack gap={5}>
    <CardsSkeleton count={4} />
    {skeletons}
  </Stack>
);

interface OfPeriodeProps {
  periode: NomPeriode;
  jours: Periode;
}

/**
 * The figures of one period; the key gives each period new components, so that figures of other days are never shown.
 */
function OfPeriode({ periode, jours }: OfPeriodeProps) {
  const { t, lang } = useLang();
  const { mutate } = useSWRConfig();
  const { datedebut, datefin } = jours;
  const refresh = () => void mutate((key) => typeof key === 'string' && isOfNoun(key, ['dashboard', 'caisses']));
  return (
    <div key={`${datedebut} ${datefin}`}>
      <PageHeader
        title={periode === 'tout' ? t('dashboard.toutdepuis') : formatPeriode(datedebut, datefin, lang)}
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
    </div>
  );
}

/** The totals, the flow and the shares come in one call: they are of the same instant, and cost one round trip. */
function Chiffres({ jours }: Pick<OfPeriodeProps, 'jours'>) {
  const { t } = useLang();
  const route = useRoute(dashboard.periode, figuresOf(jours));
  return (
    <Loaded route={route} failedTitle={t('dashboard.periodeechec')} skeleton={<Stack gap={5}>{skeletons}</Stack>}>
      {({ totaux, avant, flux, repartition }) => (
        <Stack gap={5}>
          <TotauxSection jours={jours} totaux={totaux} avant={avant} />
          <Suspense fallback={<CardsSkeleton count={1} />}>
            <FluxSection jours={jours} flux={flux} />
          </Suspense>
          <Suspense fallback={<CardsSkeleton count={2} />}>
            <RepartitionSection jours={jours} repartition={repartition} />
          </Suspense>
        </Stack>
      )}
    </Loaded>
  );
}
