import type * as z from 'zod/mini';
import { type CommandeFacts, checkCommande, checkDeletable, checkModifiable } from '#contract/commandeRules';
import type { Commande, CommandeFields } from '#contract/commandes';
import { checkMontant } from '#contract/detteRules';
import type { Lang } from '#contract/errors';
import { checkPeriode, checkUnused, checkVersion, existing } from '#contract/recordRules';
import type { Tri } from '#contract/tri';
import { etatSolde, etatsOfFiltre, type FiltreLivraison, isLivraisonEnRetard, totauxCommande } from '#domain/commande';
import { dayOfInstant, todayInAbidjan } from '#domain/dates';
import { type FiltreDette, isOfFiltreDette } from '#domain/dette';
import { propositions } from '#domain/lignes';
import { subtract, sum } from '#domain/money';
import { isInPeriode } from '#domain/periode';
import { reglementsOf } from './depenses';
import { byNewest, byTri, matching, pageOf, removeRow, unpaged } from './listing';
import { appendStatut, etatOf, livraisonOf, shownStatut } from './livraison';
import { textesOfCommande } from './recherche';
import type { Resolvers } from './resolver';
import { known } from './session';
import type { CommandeRow, Store } from './store';
import { suiviOf } from './suivi';

type Fields = z.output<typeof CommandeFields>;

const byDate = byNewest<CommandeRow>(
  ({ createdon }) => createdon,
  ({ commandeid }) => commandeid,
);

export function foundCommande(store: Store, id: number): CommandeRow {
  return existing(store.commandes.find(({ commandeid }) => commandeid === id));
}

/** The orders of a client, newest first. */
export function commandesOf(store: Store, id: number): CommandeRow[] {
  return store.commandes.filter(({ clientid }) => clientid === id).sort(byDate);
}

/** What an order costs, francs. */
export function montantOf(row: CommandeRow): number {
  return totauxCommande(row).montanttotal;
}

/** What its payments settled of an order, francs. */
function regleOf(store: Store, { commandeid }: CommandeRow): number {
  return sum(reglementsOf(store, commandeid).map(({ net }) => net));
}

/** What remains owed on an order, francs. */
export function resteOf(store: Store, row: CommandeRow): number {
  return subtract(montantOf(row), regleOf(store, row));
}

const inOrder = (tri: Tri) =>
  byTri<Commande>(
    tri,
    ({ createdon }) => createdon,
    ({ commandeid }) => commandeid,
  );

/** The mocks of the orders' calls. */
export function commandesMocks(store: Store): Resolvers<'commandes'> {
  const show = (rows: readonly CommandeRow[]) => [...rows].sort(byDate).map((row) => shown(store, row));
  const search = (filters: Filters, term: string, lang: Lang) => {
    const found = matching(store.commandes, term, (row) => textesOfCommande(store, row));
    return filtered(store, show(found), filters, lang);
  };
  return {
    all: () => unpaged(show(store.commandes)),
    list: ({ query, lang }) => pageOf(search(query, query.searchdata, lang).sort(inOrder(query.tri)), query),
    search: ({ params, query, lang }) => pageOf(search(query, params.term, lang).sort(inOrder(query.tri)), query),
    lignes: ({ params }) => ({
      data: propositions(
        [...store.commandes].sort(byDate).flatMap(({ lignes }) => lignes),
        params.term,
      ),
    }),
    total: ({ query, lang }) => {
      const rows = search(query, query.searchdata, lang);
      return {
        data: {
          nombre: rows.length,
          montant: sum(rows.map(({ montant }) => montant)),
          reste: sum(rows.map(({ reste }) => reste)),
        },
      };
    },
    ofClient: ({ params, query }) => {
      existing(store.clients.find(({ clientid }) => clientid === params.clientid));
      return pageOf(show(commandesOf(store, params.clientid)), query);
    },
    byId: ({ params }) => ({ data: shown(store, foundCommande(store, params.commandeid)) }),
    suivi: (asked) => suiviOf(store, 'commande', foundCommande(store, asked.params.commandeid).commandeid, asked),
    create: ({ utilisateur, body, lang }) => {
      checkCommande(body, factsOf(store, body, null), lang);
      const createdon = new Date(store.now()).toISOString();
      const row: CommandeRow = { commandeid: store.nextId(), createdon, ...rowOf(store, body), version: 1 };
      store.commandes.push(row);
      appendStatut(store, { commandeid: row.commandeid, etat: 0, utilisateurid: known(utilisateur).utilisateurid });
      return { data: shown(store, row) };
    },
    update: ({ params, body, lang }) => {
      const row = foundCommande(store, params.commandeid);
      checkVersion(row, body.version, shown(store, row));
      checkModifiable(shown(store, row));
      checkCommande(body, factsOf(store, body, row), lang);
      checkMontant('commande', body.montanttotal, regleOf(store, row));
      Object.assign(row, rowOf(store, body), { version: row.version + 1 });
      return { data: shown(store, row) };
    },
    remove: ({ params }) => remove(store, params.commandeid),
    removeOfScreen: ({ params }) => remove(store, params.commandeid),
    livraison: ({ params }) => {
      const { commandeid } = foundCommande(store, params.commandeid);
      return unpaged(livraisonOf(store, commandeid).map((row) => shownStatut(store, row)));
    },
  };
}

interface Filters {
  datedebut?: string | undefined;
  datefin?: string | undefined;
  etat: FiltreLivraison;
  statut: FiltreDette;
  retard: 0 | 1;
}

/** Those of a period, both days included, of a delivery status (PRODUCT 1.13), settled or not; late ones alone. */
function filtered(store: Store, rows: readonly Commande[], filters: Filters, lang: Lang): Commande[] {
  checkPeriode(filters, lang);
  const { etat, statut, retard } = filters;
  const today = todayInAbidjan(store.now());
  return rows.filter(
    (row) =>
      isInPeriode(dayOfInstant(row.createdon), filters) &&
      etatsOfFiltre(etat).includes(row.etat) &&
      isOfFiltreDette(row.reste, statut) &&
      (retard === 0 || isLivraisonEnRetard(row, today)),
  );
}

/** What is kept of a body; its lines get ids of their own. */
function rowOf(store: Store, body: Fields): Omit<CommandeRow, 'commandeid' | 'createdon' | 'version'> {
  const { clientid, datelivraison, fraissup, typereduction, reduction } = body;
  const lignes = body.listdetailscommande.map((ligne) => ({ ...ligne, id: store.nextId() }));
  return { clientid, datelivraison, fraissup, typereduction, reduction, lignes };
}

/** What an order meets; `edited` is it as it was. */
function factsOf(store: Store, body: Fields, edited: CommandeRow | null): CommandeFacts {
  const client = store.clients.some(({ clientid }) => clientid === body.clientid);
  return { client, datelivraison: edited?.datelivraison ?? null, today: todayInAbidjan(store.now()) };
}

/** A settled order stays, but for one of 0 franc that nobody paid (CONTRACT "Money calls", RELIABILITY I18). */
function remove(store: Store, id: number): { data: null } {
  const row = foundCommande(store, id);
  checkDeletable(shown(store, row));
  checkUnused(reglementsOf(store, row.commandeid).length, 'commande.a_des_reglements');
  store.statuscommandes = store.statuscommandes.filter(({ commandeid }) => commandeid !== row.commandeid);
  removeRow(store.commandes, row);
  return { data: null };
}

function shown(store: Store, row: CommandeRow): Commande {
  const { lignes, ...fields } = row;
  const { quantite, montantreduction, montanttotal: montant } = totauxCommande(row);
  const client = existing(store.clients.find(({ clientid }) => clientid === row.clientid));
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
  };
}
