import { type Commande, commandes } from '@comptoir/contract/commandes';
import { useCreancesWay } from '../creances/useCreancesWay';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { imprimeDeCommande } from '../imprimes/imprimable';
import { useImprimesExit } from '../imprimes/useImprimesExit';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { ListScreen } from '../records/lists/ListScreen';
import { useList } from '../records/lists/useList';
import { useSums } from '../records/lists/useTotals';
import { RecordActions } from '../records/RowActions';
import { COMMANDE_DIALOGS } from './CommandeDialogs';
import { commandeActions } from './commandeActions';
import { FILTRES_COMMANDES } from './filtres';
import { useCommandeColumns } from './useCommandeColumns';

const SUMS = { montant: 'liste.total', reste: 'dashboard.resteadu' } as const;

/** The list of orders, to take, deliver and collect (spec § 2 Orders). */
export function CommandesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useList({
    name: 'commandes',
    call: commandes.list,
    search: 'searchdata',
    filtres: FILTRES_COMMANDES,
  });
  const [opened, setOpened] = useOpened(COMMANDE_DIALOGS);
  const creancesWay = useCreancesWay();
  return (
    <>
      <ListScreen
        list={list}
        caption={t('commande.liste')}
        searchLabel={t('commande.rechercher')}
        emptyText={t('commande.vide')}
        create={can('commandes.creer') && { label: t('commande.nouvelle'), onCreate: () => setOpened({ edit: null }) }}
        // Users who see the clients find the way to the debts there.
        ways={can('clients') ? [] : creancesWay}
        columns={useCommandeColumns(setOpened)}
        rowKey={({ commandeid }) => commandeid}
        actions={(row) => <RecordActions useActions={commandeActions} row={row} onOpen={setOpened} />}
        totals={useSums<Commande>(SUMS, commandes.total)}
        // A refresh keeps the delivery status (spec § 2 Orders).
        onRefresh={() => list.begin({ etat: list.filters.etat })}
        exits={useImprimesExit((list.pages.rows ?? []).map(imprimeDeCommande))}
      />
      <RecordDialogs of={COMMANDE_DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
    </>
  );
}
