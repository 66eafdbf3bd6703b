import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { mouvements } from '@comptoir/contract/caisses';
import { commandes } from '@comptoir/contract/commandes';
import { DASHBOARD_LISTS } from '@comptoir/contract/dashboardLists';
import { depenses } from '@comptoir/contract/depenses';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import { Amount } from '@comptoir/ui/Amount';
import { DataTable } from '@comptoir/ui/DataTable';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { FigureCard } from '@comptoir/ui/FigureCard';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMouvementColumns } from '../caisses/mouvements/useMouvementColumns';
import { useLang } from '../frame/i18n/useLang';
import { type Route, useRoute } from '../frame/reads/useRoute';
import { caissePath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { RouterLink } from '../frame/shell/RouterLink';
import { Loaded } from '../records/Loaded';
import { RecordSection } from '../records/RecordSection';
import { Dues } from './Dues';

const limit = PAGE_SIZE.mouvements;

interface MaCaisseProps {
  caisse: CaisseChoice;
  /** The rest of the dashboard, shown once the lists above it are known, so that nothing moves. */
  children: ReactNode;
}

/**
 * The dashboard of a user with one register: its balance and movements, unpaid expenses, unsettled orders, as
 * permitted.
 */
export default function MaCaisse({ caisse, children }: MaCaisseProps) {
  const { can } = useSession();
  const { caisseid } = caisse;
  const last = useRoute(mouvements.list, { query: { caisseid, limit } });
  const dues = useRoute(depenses.list, can('depenses') ? { query: { ...DASHBOARD_LISTS.depensesDues, limit } } : null);
  const orders = useRoute(
    commandes.list,
    can('commandes') ? { query: { ...DASHBOARD_LISTS.commandesDues, limit } } : null,
  );
  if (last.isLoading || dues.isLoading || orders.isLoading) return <TableSkeleton columns={5} rows={3 * limit} />;
  return (
    <>
      <Register caisse={caisse} route={last} />
      <Dues depenses={dues} commandes={orders} />
      {children}
    </>
  );
}

function Register({ caisse, route }: { caisse: CaisseChoice; route: Route<typeof mouvements.list> }) {
  const { t } = useLang();
  const { caisseid, libelle, solde } = caisse;
  const columns = useMouvementColumns();
  return (
    <RecordSection
      title={t('dashboard.macaisse')}
      actions={
        <LinkButton as={Link} to={caissePath(caisseid)}>
          {t('mouvement.voirtous')}
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <FigureCard
          icon={<WalletCards aria-hidden />}
          label={libelle}
          value={<Amount value={solde ?? 0} />}
          note={t('caisse.solde')}
          href={caissePath(caisseid)}
          renderLink={RouterLink}
        />
        <Loaded route={route} failedTitle={t('general.chargementechoue')}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={t('datatable.vide')} description={t('mouvement.vide')} />
            ) : (
              <DataTable
                caption={t('mouvement.liste')}
                columns={columns}
                rows={rows}
                rowKey={({ mouvementcaisseid }) => mouvementcaisseid}
              />
            )
          }
        </Loaded>
      </Stack>
    </RecordSection>
  );
}
