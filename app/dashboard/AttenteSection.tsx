import type { Attente, dashboard } from '@comptoir/contract/dashboard';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import type { ModulePermission } from '@comptoir/domain/permission';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { CardGrid } from '@comptoir/ui/Card';
import { FigureCard, type FigureCardProps } from '@comptoir/ui/FigureCard';
import { PageHeader } from '@comptoir/ui/PageHeader';
import { ArrowUpRight, Clock, HandCoins, TriangleAlert, Truck, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import type { Route } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { RouterLink } from '../frame/shell/RouterLink';
import { Loaded } from '../records/Loaded';
import { LIST_PATHS } from './listPaths';

/**
 * Figures of what waits for somebody: unsettled orders, late deliveries, unpaid expenses, late projects (PRODUCT N),
 * and of the registers late closings, unexplained variances and money in transit (ADR 0038).
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
                <FigureCard key={figure.label} {...figure} style={CARD} renderLink={RouterLink} />
              ))}
            </CardGrid>
          );
        }}
      </Loaded>
    </div>
  );
}

/** An amount is longer than a number: in a narrow card it is written smaller, to stay within it. */
const FITTING = { fontSize: 'clamp(0.8125rem, 11.5cqi, 1.25rem)' };
const CARD = { containerType: 'inline-size' } as const;

interface Waiting {
  id: Exclude<keyof Attente, 'attitre' | 'premierspas' | 'commence'>;
  icon: ReactNode;
  list: ModulePermission;
  dues?: TextKey;
  reste?: TextKey;
}

/**
 * The figures in the order of their cards, each with the list that it links to. With `dues`, the figure is the amount
 * that remains, and `dues` says how many debts there are. Otherwise it is a number, and `reste` says its amount.
 */
const WAITING = [
  { id: 'commandes', icon: <HandCoins aria-hidden />, list: 'commandes', dues: 'dashboard.commandesdues' },
  { id: 'livraisons', icon: <Truck aria-hidden />, list: 'commandes' },
  { id: 'depenses', icon: <Clock aria-hidden />, list: 'depenses', dues: 'dashboard.depensesdues' },
  { id: 'projets', icon: <Clock aria-hidden />, list: 'projets' },
  { id: 'arretes', icon: <WalletCards aria-hidden />, list: 'caisses' },
  { id: 'ecarts', icon: <TriangleAlert aria-hidden />, list: 'caisses' },
  { id: 'transferts', icon: <ArrowUpRight aria-hidden />, list: 'caisses', reste: 'liste.total' },
  { id: 'avances', icon: <HandCoins aria-hidden />, list: 'avances', reste: 'dashboard.resteajustifier' },
] as const satisfies readonly Waiting[];

/**
 * Returns the cards of the figures above 0; a figure has no link when the user may not open its list. An answer that an
 * older version of the app has kept has no figures of registers.
 */
function useWaiting() {
  const { t } = useLang();
  const { can } = useSession();
  return (attente: Partial<Attente>): FigureCardProps[] =>
    WAITING.map((figure: Waiting) => ({ ...figure, nombre: 0, montant: 0, ...attente[figure.id] }))
      .filter(({ nombre }) => nombre > 0)
      .map(({ id, icon, list, dues, reste, nombre, montant }) => ({
        value: dues ? <Amount value={montant} style={FITTING} /> : formatNombre(nombre),
        icon,
        label: t(`dashboard.${id}attente`),
        ...(dues && { note: t(dues, { count: nombre }) }),
        ...(reste && { note: t(reste, { montant: formatMontant(montant) }) }),
        href: can(list) ? LIST_PATHS[id] : undefined,
      }));
}
