import { type CommandeFacts, checkDeletable, checkModifiable, commandeIssues } from '@comptoir/contract/commandeRules';
import { type Commande, CommandeEntete, type CommandeFields, type commandes } from '@comptoir/contract/commandes';
import { checkMontant } from '@comptoir/contract/detteRules';
import { throwAll } from '@comptoir/contract/envelope';
import { fieldsOf } from '@comptoir/contract/fields';
import { checkPeriode, checkUnused } from '@comptoir/contract/recordRules';
import { etatSolde, etatsOfFiltre, isLivraisonEnRetard, totauxCommande } from '@comptoir/domain/commande';
import { dayOfInstant } from '@comptoir/domain/dates';
import { isOfFiltreDette } from '@comptoir/domain/dette';
import { propositions } from '@comptoir/domain/lignes';
import { subtract } from '@comptoir/domain/money';
import { isInPeriode } from '@comptoir/domain/periode';
import type { RecordId } from '@comptoir/domain/units';
import type * as z from 'zod/mini';
import { reglementsOf, settlingOf } from './depenses';
import { cancelImprime, numberImprime, numeroOfCommande } from './imprimes.numeros';
import { byNewest, byTri, pageOf, totalOf, unpagedRows } from './listing';
import { appendStatut, etatOf, livraisonOf, shownStatut } from './livraison';
import { type Asked, nounOf } from './noun';
import type { By, Incoming, Resolvers } from './resolver';
import { foundRow, insertRow, instantOf, rowOf, rowsHaving, sumOf, todayOf } from './rows';
import type { CommandeRow, Store } from './store';
import { trouvableCommande } from './trouvables';

type Fields = z.output<typeof CommandeFields>;

const byDate = byNewest('createdon', 'commandeid');

/** The orders of a client, newest first. */
export function commandesOf(store: Store, id: RecordId): CommandeRow[] {
  return rowsHaving(store.commandes, { clientid: id }).sort(byDate);
}

/** The total of an order, in francs. */
export function montantOf(row: CommandeRow): number {
  return totauxCommande(row).montanttotal;
}

/** The francs of an order that its payments have settled. */
function regleOf(store: Store, { commandeid }: CommandeRow): number {
  return sumOf(settlingOf(store, commandeid), 'net');
}

/** The francs of an order that are still owed. */
export function resteOf(store: Store, row: CommandeRow): number {
  return subtract(montantOf(row), regleOf(store, row));
}

const commande = nounOf('commandes', {
  shown: ({ store }, row) => shownCommande(store, row),
  order: byDate,
  trouvable: trouvableCommande,
});

const shownAll = ({ store }: By, rows: readonly CommandeRow[]) => rows.map((row) => shownCommande(store, row));

/** The mocks of the orders' calls. */
export const commandesMocks: Resolvers<'commandes'> = {
  all: (asked) => unpagedRows(shownAll(asked, commande.rows(asked))),
  list: (asked) =>
    pageOf(filteredCommandes(asked).sort(byTri(asked.query.tri, 'createdon', 'commandeid')), asked.query),
  search: (asked) =>
    pageOf(filteredCommandes(asked).sort(byTri(asked.query.tri, 'createdon', 'commandeid')), asked.query),
  lignes: (asked) => ({
    data: propositions(
      commande.rows(asked).flatMap(({ lignes }) => lignes),
      asked.params.term,
    ),
  }),
  total: (asked) => ({ data: totalOf(filteredCommandes(asked), 'montant', 'reste') }),
  ofClient: (asked) => {
    const { clientid } = foundRow(asked.store, 'clients', asked.params.clientid);
    return commande.page(asked, commandesOf(asked.store, clientid));
  },
  byId: (asked) => commande.byId(asked),
  suivi: (asked) => commande.suivi(asked),
  create: (asked) => {
    const { store, utilisateur, body } = asked;
    throwAll(commandeIssues(body, factsOf(store, body, null)));
    const row = insertRow(store, 'commandes', { ...writtenOf(store, body), createdon: instantOf(store), version: 1 });
    appendStatut(store, { commandeid: row.commandeid, etat: 0, utilisateurid: utilisateur.utilisateurid });
    numberImprime(store, 'commande', row);
    return commande.answered(asked, row);
  },
  update: (asked) => {
    const { store, body } = asked;
    const row = commande.found(asked);
    commande.checkVersion(asked, row);
    checkModifiable(shownCommande(store, row));
    throwAll(commandeIssues(body, factsOf(store, body, row)));
    checkMontant('commande', body.montanttotal, regleOf(store, row));
    return commande.changed(asked, row, writtenOf(store, body));
  },
  remove: (asked) => removeCommande(asked, commande.found(asked)),
  removeOfScreen: (asked) => removeCommande(asked, commande.found(asked)),
  livraison: (asked) => {
    const { commandeid } = commande.found(asked);
    return unpagedRows(livraisonOf(asked.store, commandeid).map((row) => shownStatut(asked.store, row)));
  },
};

type Filters = Omit<Incoming<(typeof commandes)['total']>['query'], 'searchdata'>;

/** The orders that match the filters: a term, days, delivery status (PRODUCT 1.13), settled or not, late. */
function filteredCommandes(asked: Asked & { query: Filters }): Commande[] {
  const { etat, statut, retard } = asked.query;
  checkPeriode(asked.query);
  return shownAll(asked, commande.sought(asked)).filter(
    (row) =>
      isInPeriode(dayOfInstant(row.createdon), asked.query) &&
      etatsOfFiltre(etat).includes(row.etat) &&
      isOfFiltreDette(row.reste, statut) &&
      (retard === 0 || isLivraisonEnRetard(row, todayOf(asked.store))),
  );
}

/** The stored fields of a body; its lines get new ids. */
function writtenOf(store: Store, body: Fields): Omit<CommandeRow, 'commandeid' | 'createdon' | 'version'> {
  const lignes = body.listdetailscommande.map((ligne) => ({ ...ligne, id: store.nextId() }));
  return { ...fieldsOf(CommandeEntete, body), lignes };
}

/** The facts of an order for the contract's rules; `edited` is the order before the change. */
function factsOf(store: Store, body: Fields, edited: CommandeRow | null): CommandeFacts {
  const client = rowOf(store, 'clients', body.clientid) !== undefined;
  return { client, datelivraison: edited?.datelivraison ?? null, today: todayOf(store) };
}

/**
 * Deletes an order that is unsettled or costs 0 franc, and has no payments (CONTRACT "Money calls", RELIABILITY I18).
 */
function removeCommande(by: By, row: CommandeRow) {
  const { store } = by;
  checkDeletable(shownCommande(store, row));
  checkUnused(reglementsOf(store, row.commandeid).length, 'commande.a_des_reglements');
  store.statuscommandes = store.statuscommandes.filter(({ commandeid }) => commandeid !== row.commandeid);
  cancelImprime(store, 'commande', row.commandeid);
  return commande.removed(by, row);
}

function shownCommande(store: Store, row: CommandeRow): Commande {
  const { lignes, ...fields } = row;
  const { quantite, montantreduction, montanttotal: montant } = totauxCommande(row);
  const client = foundRow(store, 'clients', row.clientid);
  const regle = regleOf(store, row);
  return {
    ...fields,
    client: client.libelleclient,
    tel: client.tel,
    quantite,
    montantreduction,
    montant,
    reste: subtract(montant, regle),
    etatsolde: etatSolde(montant, regle),
    etat: etatOf(store, row.commandeid),
    detailscommande: lignes.map((ligne) => ({ ...ligne })),
    ...numeroOfCommande(store, row.commandeid),
  };
}
