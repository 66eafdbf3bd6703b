import { CircleCheck, Clock, HandCoins, Truck } from 'lucide-react';
import { type Attente, dashboard } from '#contract/dashboard';
import { formatMontant, formatNombre } from '#domain/money';
import type { ModulePermission } from '#domain/permission';
import { CardGrid } from '#ui/Card';
import { EmptyState } from '#ui/EmptyState';
import { FigureCard, type FigureCardProps } from '#ui/FigureCard';
import { PageHeader } from '#ui/PageHeader';
import { CardsSkeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import { useSession } from '../session/useSession';
import { RouterLink } from '../shell/RouterLink';
import { Loaded } from './Loaded';
import { LIST_PATHS } from './listPaths';

/** What waits for somebody: unsettled orders, late deliveries, unpaid expenses, late projects (PRODUCT N). */
export function AttenteSection() {
  const { t } = useLang();
  const route = useRoute(dashboard.attente, {});
  const waitingOf = useWaiting();
  return (
    <Stack gap={3}>
      <PageHeader title={t('dashboard.attente')} />
      <Loaded route={route} failedTitle={t('dashboard.attenteechec')} skeleton={<CardsSkeleton count={4} />}>
        {(attente) => {
          const waiting = waitingOf(attente);
          return waiting.length === 0 ? (
            <EmptyState icon={<CircleCheck aria-hidden />} title={t('dashboard.rienattend')} />
          ) : (
            <CardGrid aria-label={t('dashboard.attente')} minWidth="max(220px, 25% - 12px)">
              {waiting.map((figure) => (
                <FigureCard key={figure.label} {...figure} renderLink={RouterLink} />
              ))}
            </CardGrid>
          );
        }}
      </Loaded>
    </Stack>
  );
}

/** Only what is something; a figure whose list one may not open has no link. */
function useWaiting() {
  const { t } = useLang();
  const { can } = useSession();
  const to = (permission: ModulePermission, path: string) => (can(permission) ? path : undefined);
  return ({ commandes, livraisons, depenses, projets }: Attente): FigureCardProps[] => {
    const all = [
      {
        nombre: commandes.nombre,
        icon: <HandCoins aria-hidden />,
        label: t('dashboard.commandesattente'),
        note: t('dashboard.resteadu', { montant: formatMontant(commandes.montant) }),
        href: to('commandes', LIST_PATHS.commandes),
      },
      {
        nombre: livraisons.nombre,
        icon: <Truck aria-hidden />,
        label: t('dashboard.livraisonsattente'),
        href: to('commandes', LIST_PATHS.livraisons),
      },
      {
        nombre: depenses.nombre,
        icon: <Clock aria-hidden />,
        label: t('dashboard.depensesattente'),
        note: t('dashboard.resteapayer', { montant: formatMontant(depenses.montant) }),
        href: to('depenses', LIST_PATHS.depenses),
      },
      {
        nombre: projets.nombre,
        icon: <Clock aria-hidden />,
        label: t('dashboard.projetsattente'),
        href: to('projets', LIST_PATHS.projets),
      },
    ];
    return all
      .filter(({ nombre }) => nombre > 0)
      .map(({ nombre, ...figure }) => ({ ...figure, value: formatNombre(nombre) }));
  };
}
