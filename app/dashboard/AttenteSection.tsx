import type { Attente, dashboard } from '@comptoir/contract/dashboard';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { CardGrid } from '@comptoir/ui/Card';
import { FigureCard, type FigureCardProps } from '@comptoir/ui/FigureCard';
import { PageHeader } from '@comptoir/ui/PageHeader';
import { ArrowUpRight, Clock, HandCoins, TriangleAlert, Truck, WalletCards } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import type { Route } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { RouterLink } from '../frame/shell/RouterLink';
import { Loaded } from '../records/Loaded';
import { LIST_PATHS } from './listPaths';

/**
 * Figures of what waits for somebody: unsettled orders, late deliveries, unpaid expenses, late projects (PRODUCT N), and
 * of the registers late closings, unexplained variances and money in transit (ADR 0038).
 */
export function AttenteSection({ route }: { route: Route<typeof dashboard.attente> }) {
  const { t } = useLang();
  const waitingOf = useWaiting();
  return (
    <div>
      <PageHeader title={t('dashboard.attente')} />
      <Loaded route={route} failedTitle={t('dashboard.attenteechec')}>
        {(attente) => {
          const waiting = waitingOf(attente);
          return waiting.length === 0 ? (
            <Alert tone="success" title={t('dashboard.rienattend')} />
          ) : (
            <CardGrid aria-label={t('dashboard.attente')} minWidth="max(9.5rem, 25% - 12px)">
              {waiting.map((figure) => (
                <FigureCard key={figure.label} {...figure} renderLink={RouterLink} />
              ))}
            </CardGrid>
          );
        }}
      </Loaded>
    </div>
  );
}

/** The figures in the order of their cards: the list that each links to, and the text of the remaining amount. */
const WAITING = [
  { id: 'commandes', icon: <HandCoins aria-hidden />, list: 'commandes', reste: 'dashboard.resteadu' },
  { id: 'livraisons', icon: <Truck aria-hidden />, list: 'commandes', reste: null },
  { id: 'depenses', icon: <Clock aria-hidden />, list: 'depenses', reste: 'dashboard.resteapayer' },
  { id: 'projets', icon: <Clock aria-hidden />, list: 'projets', reste: null },
  { id: 'arretes', icon: <WalletCards aria-hidden />, list: 'caisses', reste: null },
  { id: 'ecarts', icon: <TriangleAlert aria-hidden />, list: 'caisses', reste: null },
  { id: 'transferts', icon: <ArrowUpRight aria-hidden />, list: 'caisses', reste: 'liste.total' },
  { id: 'avances', icon: <HandCoins aria-hidden />, list: 'avances', reste: 'dashboard.resteajustifier' },
] as const;

/**
 * Returns the cards of the figures above 0; a figure has no link when the user may not open its list. An answer that an
 * older version of the app has kept has no figures of registers.
 */
function useWaiting() {
  const { t } = useLang();
  const { can } = useSession();
  return (attente: Partial<Attente>): FigureCardProps[] =>
    WAITING.map((figure) => ({ ...figure, nombre: 0, montant: 0, ...attente[figure.id] }))
      .filter(({ nombre }) => nombre > 0)
      .map(({ id, icon, list, reste, nombre, montant }) => ({
        value: formatNombre(nombre),
        icon,
        label: t(`dashboard.${id}attente`),
        ...(reste && { note: t(reste, { montant: formatMontant(montant) }) }),
        href: can(list) ? LIST_PATHS[id] : undefined,
      }));
}
