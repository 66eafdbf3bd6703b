import type { Call } from '@comptoir/contract/call';
import { type Commande, commandes } from '@comptoir/contract/commandes';
import { DASHBOARD_LISTS } from '@comptoir/contract/dashboardLists';
import { type Depense, depenses } from '@comptoir/contract/depenses';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';
import { type Column, DataTable } from '@comptoir/ui/DataTable';
import type { ReactNode } from 'react';
import { COMMANDE_DIALOGS } from '../commandes/CommandeDialogs';
import { commandeActions } from '../commandes/commandeActions';
import { useCommandeColumns } from '../commandes/useCommandeColumns';
import { DEPENSE_DIALOGS } from '../depenses/DepenseDialogs';
import { depenseActions } from '../depenses/depenseActions';
import { useDepenseColumns } from '../depenses/useDepenseColumns';
import { allThere, useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { type Route, useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { Loaded } from '../records/Loaded';
import { RecordSection } from '../records/RecordSection';
import { RecordActions } from '../records/RowActions';
import { Waiting } from './Waiting';

const limit = PAGE_SIZE.depenses;

/** The unpaid expenses and unsettled orders; each is read only if the user may see it. */
export function Dues() {
  const { can } = useSession();
  const unpaid = useRoute(
    depenses.list,
    can('depenses') ? { query: { ...DASHBOARD_LISTS.depensesDues, limit } } : null,
  );
  const owed = useRoute(
    commandes.list,
    can('commandes') ? { query: { ...DASHBOARD_LISTS.commandesDues, limit } } : null,
  );
  // The two lists appear together, so that the second one does not move.
  if (unpaid.isLoading || owed.isLoading) return <Waiting />;
  return <DueLists unpaid={unpaid} owed={owed} />;
}

interface DueListsProps {
  unpaid: Route<typeof depenses.list>;
  owed: Route<typeof commandes.list>;
}

/** A row; expenses and orders share one sequence of ids (ADR 0012), so `id` alone identifies it. */
type Due = { id: RecordId } & ({ depense: Depense; commande?: never } | { commande: Commande; depense?: never });

/** The lists of what to pay and what to collect; drafts of their forms are restored here. */
function DueLists({ unpaid, owed }: DueListsProps) {
  const { t } = useLang();
  const [depense, openDepense] = useOpened(DEPENSE_DIALOGS);
  const [commande, openCommande] = useOpened(COMMANDE_DIALOGS);
  const rows: Due[] = [
    ...(unpaid.data ?? []).map((row) => ({ id: row.depenseid, depense: row })),
    ...(owed.data ?? []).map((row) => ({ id: row.commandeid, commande: row })),
  ];
  useResume(allThere(rows), ({ id }) => id, {
    depense: (row) => row?.depense && openDepense({ edit: row.depense }),
    commande: (row) => row?.commande && openCommande({ edit: row.commande }),
    reglements: (row) =>
      row && (row.depense ? openDepense({ reglements: row.depense }) : openCommande({ reglements: row.commande })),
    regler: (row) =>
      row && (row.depense ? openDepense({ regler: row.depense }) : openCommande({ regler: row.commande })),
  });
  return (
    <>
      <DueSection
        title={t('accueil.apayer')}
        route={unpaid}
        columns={useDepenseColumns((row) => openDepense({ documents: { depense: row } }))}
        rowKey={(row) => row.depenseid}
        actions={(row) => <RecordActions useActions={depenseActions} row={row} onOpen={openDepense} />}
      />
      <DueSection
        title={t('accueil.aencaisser')}
        route={owed}
        columns={useCommandeColumns(openCommande)}
        rowKey={(row) => row.commandeid}
        actions={(row) => <RecordActions useActions={commandeActions} row={row} onOpen={openCommande} />}
      />
      <RecordDialogs
        of={DEPENSE_DIALOGS}
        shown={allThere(unpaid.data ?? [])}
        isResuming={false}
        opened={depense}
        onOpen={openDepense}
      />
      <RecordDialogs
        of={COMMANDE_DIALOGS}
        shown={allThere(owed.data ?? [])}
        isResuming={false}
        opened={commande}
        onOpen={openCommande}
      />
    </>
  );
}

interface DueSectionProps<Row> {
  title: string;
  route: Pick<Route<Call>, 'error' | 'isValidating' | 'refresh'> & { data: readonly Row[] | undefined };
  columns: readonly Column<Row>[];
  rowKey(row: Row): number;
  actions(row: Row): ReactNode;
}

/** One of the two lists; an empty list is hidden, because the figures above say already that nothing waits. */
function DueSection<Row>({ title, route, ...table }: DueSectionProps<Row>) {
  const { t } = useLang();
  if (!route.error && !route.data?.length) return null;
  return (
    <RecordSection title={title}>
      <Loaded route={route} failedTitle={t('general.chargementechoue')}>
        {(rows) => <DataTable caption={title} rows={rows} {...table} />}
      </Loaded>
    </RecordSection>
  );
}
