import { type CommandeFacts, checkCommande, checkDeletable, checkModifiable } from '@comptoir/contract/commandeRules';
import { type Commande, CommandeEntete, type CommandeFields, type commandes } from '@comptoir/contract/commandes';
import { checkMontant } from '@comptoir/contract/detteRules';
import { fieldsOf } from '@comptoir/contract/fields';
import { checkPeriode, checkUnused, checkVersion } from '@comptoir/contract/recordRules';
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
import { byNewest, byTri, matchingRows, pageOf, type Sorted, unpagedRows } from './listing';
import { appendStatut, etatOf, livraisonOf, shownStatut } from './livraison';
import type { Incoming, Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, instantOf, removeRow, rowOf, rowsHaving, sumOf, todayOf } from './rows';
import type { CommandeRow, Store } from './store';
import { suiviOf } from './suivi';
import { textesOfCommande } from './textes';

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

/** The mocks of the orders' calls. */
export function commandesMocks(store: Store): Resolvers<'commandes'> {
  const show = (rows: readonly CommandeRow[]) => [...rows].sort(byDate).map((row) => shownCommande(store, row));
  const found = (id: RecordId) => foundRow(store, 'commandes', id);
  const sought = (term: string, filters: Filters) => {
    const rows = matchingRows(store.commandes, term, (row) => textesOfCommande(store, row));
    return filteredCommandes(store, show(rows), filters);
  };
  const page = (term: string, query: Filters & Sorted) =>
    pageOf(sought(term, query).sort(byTri(query.tri, 'createdon', 'commandeid')), query);
  return {
    all: () => unpagedRows(show(store.commandes)),
    list: ({ query }) => page(query.searchdata, query),
    search: ({ params, query }) => page(params.term, query),
    lignes: ({ params }) => {
      const lignes = [...store.commandes].sort(byDate).flatMap((row) => row.lignes);
      return { data: propositions(lignes, params.term) };
    },
    total: ({ query }) => {
      const rows = sought(query.searchdata, query);
      return { data: { nombre: rows.length, montant: sumOf(rows, 'montant'), reste: sumOf(rows, 'reste') } };
    },
    ofClient: ({ params, query }) => {
      const { clientid } = foundRow(store, 'clients', params.clientid);
      return pageOf(show(commandesOf(store, clientid)), query);
    },
    byId: ({ params }) => ({ data: shownCommande(store, found(params.commandeid)) }),
    suivi: (asked) => suiviOf(asked, 'commandes', found(asked.params.commandeid).commandeid),
    create: ({ utilisateur, body }) => {
      checkCommande(body, factsOf(store, body, null));
      const written = { ...writtenOf(store, body), createdon: instantOf(store), version: 1 };
      const row = insertRow(store, 'commandes', written);
      appendStatut(store, { commandeid: row.commandeid, etat: 0, utilisateurid: utilisateur.utilisateurid });
      numberImprime(store, 'commande', row);
      return { data: shownCommande(store, row) };
    },
    update: ({ params, body }) => {
      const row = found(params.commandeid);
      checkVersion(row, body.version, shownCommande(store, row));
      checkModifiable(shownCommande(store, row));
      checkCommande(body, factsOf(store, body, row));
      checkMontant('commande', body.montanttotal, regleOf(store, row));
      return { data: shownCommande(store, changeRow(row, writtenOf(store, body))) };
    },
    remove: ({ params }) => removeCommande(store, params.commandeid),
    removeOfScreen: ({ params }) => removeCommande(store, params.commandeid),
    livraison: ({ params }) => {
      const { commandeid } = found(params.commandeid);
      return unpagedRows(livraisonOf(store, commandeid).map((row) => shownStatut(store, row)));
    },
  };
}

type Filters = Omit<Incoming<(typeof commandes)['total']>['query'], 'searchdata'>;

/** The orders that match the filters: days, both included; delivery status (PRODUCT 1.13); settled or not; late. */
function filteredCommandes(store: Store, rows: readonly Commande[], filters: Filters): Commande[] {
  checkPeriode(filters);
  return rows.filter(
    (row) =>
      isInPeriode(dayOfInstant(row.createdon), filters) &&
      etatsOfFiltre(filters.etat).includes(row.etat) &&
      isOfFiltreDette(row.reste, filters.statut) &&
      (filters.retard === 0 || isLivraisonEnRetard(row, todayOf(store))),
  );
}

/** The stored fields of a body; its lines get new ids. */
function writtenOf(store: Store, body: Fields): Omit<CommandeRow, 'commandeid' | 'createdon' | 'version'> {
  const lignes = body.listdetailscommande.map((ligne) => ({ ...ligne, id: store.nextId() }));
  return { ...fieldsOf(CommandeEntete, body), lignes };
}

/** What the contract's rules need to know about an order; `edited` is the order before the change. */
function factsOf(store: Store, body: Fields, edited: CommandeRow | null): CommandeFacts {
  const client = rowOf(store, 'clients', body.clientid) !== undefined;
  return { client, datelivraison: edited?.datelivraison ?? null, today: todayOf(store) };
}

/**
 * Deletes an order that is unsettled or costs 0 franc, and has no payments (CONTRACT "Money calls", RELIABILITY I18).
 */
function removeCommande(store: Store, id: RecordId): { data: null } {
  const row = foundRow(store, 'commandes', id);
  checkDeletable(shownCommande(store, row));
  checkUnused(reglementsOf(store, row.commandeid).length, 'commande.a_des_reglements');
  store.statuscommandes = store.statuscommandes.filter(({ commandeid }) => commandeid !== row.commandeid);
  cancelImprime(store, 'commande', row.commandeid);
  removeRow(store.commandes, row);
  return { data: null };
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
