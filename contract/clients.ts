import { MAX_PIECE_BYTES, PAGE_SIZE } from '@comptoir/domain/limits';
import { NATURES_RELEVE } from '@comptoir/domain/releve';
import * as z from 'zod/mini';
import { call } from './call';
import { shownFields } from './fields';
import { QueryImprime } from './imprimes/query';
import {
  choosing,
  EmailFacultatif,
  Id,
  Instant,
  Libelle,
  Montant,
  Nombre,
  PlainDate,
  paging,
  Somme,
  sizedPaging,
  Term,
  Version,
} from './schema';
import { suivi } from './suivi';
import { Telephone } from './telephone';
import { sortingNoms } from './tri';

/** The body of a client, without the photo; the app's form validates with it. */
export const ClientFields = z.strictObject({
  libelleclient: Libelle,
  /** One of `TYPES_CLIENT`, or any other type under its own name (spec § 3). */
  typeclient: Libelle,
  adresse: Libelle,
  email: z._default(EmailFacultatif, ''),
  tel: Telephone,
});
export type ClientFields = z.output<typeof ClientFields>;

/** A customer. `reste` is the debt of its live orders, in francs; `photo` is a path, empty without one. */
export const Client = z.strictObject({
  clientid: Id,
  ...shownFields(ClientFields.shape),
  photo: z.string(),
  nombrecommande: Nombre,
  reste: Somme,
  createdon: Instant,
  version: Version,
});
export type Client = z.output<typeof Client>;

/** A client in the form of an order (CONTRACT "Permissions": only the fields that the form shows). */
export const ClientChoice = z.strictObject({ clientid: Id, libelleclient: z.string(), tel: z.string() });
export type ClientChoice = z.output<typeof ClientChoice>;

/** Francs owed, by days since the order: 0–30, 31–60, 61–90, over 90; `reste` is their sum (PRODUCT M). */
const ageing = { jours30: Somme, jours60: Somme, jours90: Somme, plus: Somme, reste: Somme };

/** The debt of one client; `relance` is the last reminder, or null. */
export const Creance = z.strictObject({
  clientid: Id,
  libelleclient: z.string(),
  tel: z.string(),
  ...ageing,
  nombrecommande: Nombre,
  relance: z.nullable(Instant),
});
export type Creance = z.output<typeof Creance>;

/** The debt of all clients together. */
export const TotalCreances = z.strictObject({ ...ageing, nombreclient: Nombre });
export type TotalCreances = z.output<typeof TotalCreances>;

/** A reminder of a client; `montant` is what they owed at that time, in francs. */
export const Relance = z.strictObject({
  relanceid: Id,
  clientid: Id,
  montant: Somme,
  utilisateur: z.string(),
  createdon: Instant,
});
export type Relance = z.output<typeof Relance>;

/** A line of a statement, in francs: an order is a `debit`, a payment a `credit` without the change. */
const LigneReleve = z.strictObject({
  date: PlainDate,
  nature: z.enum(NATURES_RELEVE),
  /** An order's first article and the number of the others; empty for a payment. */
  libelle: z.string(),
  commandeid: Id,
  /** Null for an order. */
  reglementid: z.nullable(Id),
  debit: Montant,
  credit: Montant,
  /** What the client then owes; negative when payments are dated before their order. */
  solde: Somme,
});

/**
 * A client's statement, in francs: the amount owed before a period, its orders and payments, and the amount owed after
 * it. A statement that is too long is refused, never cut. Payments into registers that the reader does not see are
 * included, without the register's name.
 */
export const Releve = z.strictObject({
  reportdebut: Somme,
  lignes: z.array(LigneReleve),
  totaldebit: Somme,
  totalcredit: Somme,
  soldefin: Somme,
  /** Surplus received by operators and held on the last day; it is not part of the debt (ADR 0052). */
  troppercu: Montant,
});
export type Releve = z.output<typeof Releve>;

const Key = z.strictObject({ clientid: Id });
const Page = z.strictObject({ ...sortingNoms, ...sizedPaging(PAGE_SIZE.clients) });
/** The days of a statement, both included. */
const Jours = z.strictObject({ datedebut: PlainDate, datefin: PlainDate });
const photo = { field: 'photo', required: false, kind: 'photo', bytes: MAX_PIECE_BYTES, max: 1 } as const;

export const clients = {
  all: call({
    method: 'GET',
    path: 'clients/withoutpagination',
    summary: 'The newest clients with name and phone; `count` is the number of all',
    access: ['clients', 'commandes.creer', 'commandes.modifier'],
    compat: 'error',
    isPaged: true,
    reply: z.array(ClientChoice),
  }),
  choix: call({
    method: 'GET',
    path: 'clients/choix',
    summary: 'Clients to choose from: the newest, or the best matches of a name or a phone; `clientid` adds one',
    access: ['clients', 'commandes.creer', 'commandes.modifier'],
    compat: 'error',
    query: z.strictObject({ ...choosing, clientid: z.optional(Id) }),
    reply: z.array(ClientChoice),
  }),
  list: call({
    method: 'GET',
    path: 'clients/whithpagination',
    summary: 'A page of clients, newest first or as `tri` says',
    access: ['clients'],
    compat: 'error',
    query: Page,
    isPaged: true,
    reply: z.array(Client),
  }),
  search: call({
    method: 'GET',
    path: 'clients/searchwhithpagination/{term}',
    summary: 'A page of the clients whose name, phone, email or address contains the term',
    access: ['clients'],
    compat: 'error',
    params: z.strictObject({ term: Term }),
    query: Page,
    isPaged: true,
    reply: z.array(Client),
  }),
  byId: call({
    method: 'GET',
    path: 'clients/{clientid}',
    summary: 'One client, as in the list',
    access: ['clients'],
    compat: 'error',
    params: Key,
    reply: Client,
  }),
  suivi: call({
    method: 'GET',
    path: 'clients/{clientid}/suivi',
    summary: 'What happened to a client, by whom and when',
    access: ['clients'],
    compat: 'error',
    params: Key,
    ...suivi,
  }),
  create: call({
    method: 'POST',
    path: 'clients',
    summary: 'Register a client',
    access: ['clients.creer'],
    compat: 'error',
    status: 201,
    own: 'clientid',
    row: Client,
    body: ClientFields,
    file: photo,
    reply: Client,
  }),
  update: call({
    method: 'PUT',
    path: 'clients',
    summary: 'Change a client; without a photo it keeps the one it has',
    access: ['clients.modifier'],
    compat: 'error',
    /** `oldfilepath` is accepted because clients of the specification send it, and ignored (PRODUCT 1.18). */
    body: z.extend(ClientFields, {
      clientid: Id,
      oldfilepath: z.optional(z.string().check(z.maxLength(1000, 'champ.trop_long'))),
      version: z.optional(Version),
    }),
    row: Client,
    file: photo,
    reply: Client,
  }),
  remove: call({
    method: 'DELETE',
    path: 'clients/{clientid}',
    summary: 'Delete a client without orders',
    access: ['clients.supprimer'],
    compat: 'error',
    params: Key,
    reply: z.null(),
  }),
};

export const creances = {
  list: call({
    method: 'GET',
    path: 'clients/creances',
    summary: 'A page of the clients with a debt, the largest first; `search` filters them',
    access: ['commandes'],
    query: z.strictObject({ search: z._default(Term, ''), ...paging() }),
    isPaged: true,
    reply: z.array(Creance),
  }),
  total: call({
    method: 'GET',
    path: 'clients/totalcreances',
    summary: 'The debt of all clients, by age',
    access: ['commandes'],
    reply: TotalCreances,
  }),
  releve: call({
    method: 'GET',
    path: 'clients/{clientid}/releve',
    summary: 'The statement of a client: orders, payments and balance of at most a year, both days included',
    access: ['commandes'],
    isCostly: true,
    params: Key,
    query: Jours,
    reply: Releve,
  }),
  relevePdf: call({
    method: 'GET',
    path: 'clients/{clientid}/releve.pdf',
    summary: 'The statement of a client as a PDF, in `langue` or the language of the request, in `format` or A4',
    access: ['commandes'],
    isBinary: true,
    isCostly: true,
    params: Key,
    query: z.extend(Jours, QueryImprime.shape),
    reply: z.null(),
  }),
  relances: call({
    method: 'GET',
    path: 'clients/{clientid}/relances',
    summary: 'A page of the reminders of a client, newest first',
    access: ['commandes'],
    params: Key,
    query: z.strictObject(paging()),
    isPaged: true,
    reply: z.array(Relance),
  }),
  relancer: call({
    method: 'POST',
    path: 'clients/{clientid}/relances',
    summary: 'Record a reminder to a client with a debt',
    access: ['commandes.regler'],
    status: 201,
    params: Key,
    body: z.strictObject({}),
    reply: Relance,
  }),
};
