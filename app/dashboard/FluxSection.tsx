import type { Flux } from '@comptoir/contract/dashboard';
import { type PasFlux, pasDe } from '@comptoir/domain/flux';
import type { Periode } from '@comptoir/domain/periode';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { FlowChart } from '@comptoir/ui/FlowChart';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RouterLink } from '../frame/shell/RouterLink';
import { fluxPoints } from './fluxPoints';
import { mouvementsPath } from './listPaths';

const TITLES: Readonly<Record<PasFlux, TextKey>> = {
  jour: 'dashboard.fluxjour',
  semaine: 'dashboard.fluxsemaine',
  mois: 'dashboard.fluxmois',
};
const PERIODS: Readonly<Record<PasFlux, TextKey>> = {
  jour: 'dashboard.unjour',
  semaine: 'dashboard.unesemaine',
  mois: 'dashboard.unmois',
};

/** The money that came in and went out over time, and the resulting balance (PRODUCT N). */
export function FluxSection({ jours, flux }: { jours: Periode; flux: readonly Flux[] }) {
  const { t, lang } = useLang();
  const { can } = useSession();
  const pathOf = (days: Periode) => (can('caisses') ? mouvementsPath(days, 'flux') : undefined);
  const pas = pasDe(jours);
  const title = t(TITLES[pas]);
  return (
    <Card>
      <CardHeader level={2} title={title} />
      {flux.length === 0 ? (
        <EmptyState title={t('datatable.vide')} description={t('dashboard.fluxvide')} />
      ) : (
        <FlowChart
          label={title}
          periodLabel={t(PERIODS[pas])}
          points={fluxPoints(flux, { pas, jours, lang, t, pathOf })}
          renderLink={RouterLink}
        />
      )}
    </Card>
  );
}
