import { ETATS_SOLDE, FILTRES_LIVRAISON } from '@comptoir/domain/commande';
import { FILTRES_DETTE } from '@comptoir/domain/dette';
import { MAX_LIGNES, MAX_PROPOSITIONS, PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { call } from './call';
import { shownFields } from './fields';
import {
  Flag,
  Id,
  Instant,
  Libelle,
  Montant,
  MontantPositif,
  Nombre,
  PlainDate,
  paging,
  Quantite,
  Reduction,
  RowId,
  requiredOr,
  Somme,
  Term,
  Version,
} from './schema';
import { EtatLivraison, Statuscommande } from './statuscommandes';
import { suivi } from './suivi';
import { sorting } from './tri';

/** 1 is an amount, 2 is a percentage (spec § 9). */
const TypeReduction = z.literal([1, 2], requiredOr('champ.invalide'));

/** A line of an order; `mnttotal` is the total of the line as typed, in francs (PRODUCT 1.7). */
export const LigneCommande = z.strictObject({
  id: Id,
  libelle: z.string(),
  qtecmd: Nombre,
  mnttotal: Montant,
});
export type LigneCommande = z.output<typeof LigneCommande>;

const entete = {
  clientid: Id,
  datelivraison: z._default(z.nullable(PlainDate), null),
  fraissup: Montant,
  typereduction: TypeReduction,
  reduction: Reduction,
};

/** The typed fields of an order without its lines, stored as typed: francs, or percent when `typereduction` is 2. */
export const CommandeEntete = z.strictObject(entete);
export type CommandeEntete = z.output<typeof CommandeEntete>;

/**
 * One order, in francs. `reduction` is as typed: francs, or whole percent when `typereduction` is 2 (spec § 3, § 5
 * Calculation).
 */
export const Commande = z.strictObject({
  commandeid: Id,
  ...shownFields(entete),
  client: z.string(),
  tel: z.string(),
  createdon: Instant,
  quantite: Nombre,
  /** The reduction in francs. */
  montantreduction: Montant,
  /** The final total; `reste` of it is still owed. */
  montant: Montant,
  reste: Montant,
  /** Follows from the payments; `etat` follows from the delivery history. */
  etatsolde: z.enum(ETATS_SOLDE),
  etat: EtatLivraison,
  detailscommande: z.array(LigneCommande),
  imprimeid: z.nullable(Id),
  /** The number of its document `imprimeid`. A correction keeps it (ADR 0045); only lines of the audit log lack it. */
  numero: z.string(),
  version: Version,
});
export type Commande = z.output<typeof Commande>;

/** A label of earlier lines, with the price of one piece in the newest of them, francs rounded down (PRODUCT 1.7). */
export const LigneProposee = z.strictObject({ libelle: z.string(), prixunitaire: Montant });
export type LigneProposee = z.output<typeof LigneProposee>;

/** A line in a request; its `id` is ignored. */
export const LigneFields = z.strictObject({
  id: RowId,
  libelle: Libelle,
  qtecmd: Quantite,
  mnttotal: MontantPositif,
});

const fields = {
  ...entete,
  /** `quantite` and `montanttotal` are refused unless they match lines, fees and reduction (CONTRACT "Money calls"). */
  quantite: z.int(requiredOr('quantite.invalide')).check(z.gte(0, 'quantite.invalide')),
  montanttotal: Montant,
  listdetailscommande: z
    .array(LigneFields, requiredOr('champ.invalide'))
    .check(z.minLength(1, 'commande.sans_article'), z.maxLength(MAX_LIGNES, 'champ.hors_limites')),
};

/** The body that creates an order; the app's form validates with it. */
export const CommandeFields = z.strictObject(fields);

/** Filters of orders: days of creation, both included; delivery status; settled or not; `retard` 1 keeps late ones. */
const filters = {
  datedebut: z.optional(PlainDate),
  datefin: z.optional(PlainDate),
  etat: z._default(z.enum(FILTRES_LIVRAISON, 'champ.invalide'), ''),
  statut: z._default(z.enum(FILTRES_DETTE, 'champ.invalide'), ''),
  retard: z._default(Flag, 0),
};

/** The totals of all pages of a list of orders: their number, and francs. */
export const TotalCommandes = z.strictObject({ nombre: Nombre, montant: Somme, reste: Somme });
export type TotalCommandes = z.output<typeof TotalCommandes>;

const Page = paging(PAGE_SIZE.commandes);
const Key = z.strictObject({ commandeid: Id });

export const commandes = {
  all: call({
    method: 'GET',
    path: 'commandes/withoutpagination',
    summary: 'The newest orders, unpaged',
    access: ['commandes'],
    compat: 'error',
    isPaged: true,
    reply: z.array(Commande),
  }),
  list: call({
    method: 'GET',
    path: 'commandes/whithpagination',
    summary:
      'A page of orders, newest first or as `tri` says, filtered by days, delivery, term, settlement or lateness',
    access: ['commandes'],
    compat: 'error',
    query: z.strictObject({ ...filters, searchdata: z._default(Term, ''), ...sorting, ...Page }),
    isPaged: true,
    reply: z.array(Commande),
  }),
  ofClient: call({
    method: 'GET',
    path: 'commandes/whithpaginationclient/{clientid}',
    summary: 'A page of the orders of a client, newest first',
    access: ['commandes'],
    compat: 'error',
    params: z.strictObject({ clientid: Id }),
    query: z.strictObject(Page),
    isPaged: true,
    reply: z.array(Commande),
  }),
  search: call({
    method: 'GET',
    path: 'commandes/searchwhithpagination/{term}',
    summary: 'A page of the orders that a term finds: client, items, number, amount, payments (ADR 0058)',
    access: ['commandes'],
    compat: 'error',
    params: z.strictObject({ term: Term }),
    query: z.strictObject({ ...filters, ...sorting, ...Page }),
    isPaged: true,
    reply: z.array(Commande),
  }),
  lignes: call({
    method: 'GET',
    path: 'commandes/lignes/{term}',
    summary: 'Labels of the newest lines that contain the term, each once, with their last price',
    access: ['commandes.creer', 'commandes.modifier'],
    compat: 'error',
    params: z.strictObject({ term: Term }),
    reply: z.array(LigneProposee).check(z.maxLength(MAX_PROPOSITIONS)),
  }),
  total: call({
    method: 'GET',
    path: 'commandes/total',
    summary: 'The totals of a list of orders',
    access: ['commandes'],
    isCostly: true,
    compat: 'error',
    query: z.strictObject({ ...filters, searchdata: z._default(Term, '') }),
    reply: TotalCommandes,
  }),
  byId: call({
    method: 'GET',
    path: 'commandes/{commandeid}',
    summary: 'One order with its lines, as its list shows it',
    access: ['commandes'],
    compat: 'error',
    params: Key,
    reply: Commande,
  }),
  suivi: call({
    method: 'GET',
    path: 'commandes/{commandeid}/suivi',
    summary: 'What happened to an order, to its payments and its delivery, by whom and when',
    access: ['commandes'],
    compat: 'error',
    params: Key,
    ...suivi,
  }),
  create: call({
    method: 'POST',
    path: 'commandes',
    summary: 'Take an order; its figures are computed again and must agree',
    access: ['commandes.creer'],
    compat: 'error',
    status: 201,
    hasLastingKey: true,
    own: 'commandeid',
    row: Commande,
    body: CommandeFields,
    reply: Commande,
  }),
  update: call({
    method: 'PUT',
    path: 'commandes/{commandeid}',
    summary: 'Change an order that is not settled; its total may not be lower than what is paid',
    access: ['commandes.modifier'],
    compat: 'error',
    params: Key,
    own: 'commandeid',
    row: Commande,
    body: z.strictObject({ ...fields, version: z.optional(Version) }),
    reply: Commande,
  }),
  remove: call({
    method: 'DELETE',
    path: 'commandes/{commandeid}',
    summary: 'Delete an order without payments',
    access: ['commandes.supprimer'],
    compat: 'error',
    params: Key,
    reply: z.null(),
  }),
  removeOfScreen: call({
    method: 'DELETE',
    path: 'commandes/{commandeid}/{second}',
    summary: 'The same, with the second segment that the list sends, empty or not (PRODUCT 1.15)',
    access: ['commandes.supprimer'],
    compat: 'error',
    params: z.strictObject({ commandeid: Id, second: z.string().check(z.maxLength(100, 'champ.trop_long')) }),
    reply: z.null(),
  }),
  livraison: call({
    method: 'GET',
    path: 'commandes/statecommande/{commandeid}',
    summary: 'The delivery of an order step by step, oldest first',
    access: ['commandes'],
    compat: 'error',
    params: Key,
    isPaged: true,
    reply: z.array(Statuscommande),
  }),
};
