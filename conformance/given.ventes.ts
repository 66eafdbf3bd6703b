import { calls } from '@comptoir/contract/calls';
import type { Expectation, Step } from './case';
import { PDF } from './piece';

type Fields = Readonly<Record<string, unknown>>;

/** Creates a client, a company of Koumassi, saved as `@client` or under another name. */
export const registered = (save = 'client', more: Partial<Step> = {}, fields: Fields = {}): Step => ({
  call: calls.clients.create,
  body: {
    libelleclient: `Client ${save} @unique`,
    typeclient: 'Entreprise',
    adresse: 'Koumassi, zone industrielle',
    email: '',
    tel: '0707010203',
    ...fields,
  },
  save,
  ...more,
});

/** The body of an order of `@client`: one line of two pieces, without fees and reduction. */
export const commandeOf = (montant: number, fields: Fields = {}): Fields => ({
  clientid: '@client.clientid',
  quantite: 2,
  montanttotal: montant,
  fraissup: 0,
  typereduction: 1,
  reduction: 0,
  listdetailscommande: [{ libelle: 'Chaises @unique', qtecmd: 2, mnttotal: montant }],
  ...fields,
});

/** Creates an order of `@client`, saved as `@commande` or under another name. */
export const ordered = (montant: number, save = 'commande', more: Partial<Step> = {}, fields: Fields = {}): Step => ({
  call: calls.commandes.create,
  body: commandeOf(montant, fields),
  save,
  ...more,
});

/** Creates an order that must be refused. */
export const refusedOrder = (montant: number, expect: Expectation, fields: Fields = {}): Step =>
  ordered(montant, 'refused', { expect }, fields);

/** Changes `@commande`. */
export const reordered = (montant: number, more: Partial<Step> = {}, fields: Fields = {}): Step => ({
  call: calls.commandes.update,
  params: { commandeid: '@commande.commandeid' },
  body: commandeOf(montant, fields),
  ...more,
});

/** Reads the orders of `@client`, newest first, and checks them. */
export const commandesAre = (data: readonly Fields[]): Step => ({
  call: calls.commandes.ofClient,
  params: { clientid: '@client.clientid' },
  expect: { count: data.length, data },
});

/** Finds `@client` in the list and checks these fields. */
export const clientIs = (data: Fields, save = 'client'): Step => ({
  call: calls.clients.search,
  params: { term: `Client ${save} @unique` },
  expect: { count: 1, data: [data] },
});

/** Pays `@commande` into `@caisse` with a proof, saved as `@reglement`. */
export const collected = (montant: number, more: Partial<Step> = {}, fields: Fields = {}): Step => ({
  call: calls.reglements.create,
  body: {
    depenseid: '@commande.commandeid',
    caisseid: '@caisse.caisseid',
    montant,
    from: 1,
    date: '@today',
    ...fields,
  },
  files: [PDF],
  save: 'reglement',
  ...more,
});

/** Makes a payment that must be refused. */
export const refusedCollection = (montant: number, expect: Expectation, fields: Fields = {}): Step =>
  collected(montant, { save: 'refused', expect }, fields);

/** Changes the delivery status of `@commande`. */
export const delivered = (etat: number, more: Partial<Step> = {}): Step => ({
  call: calls.statuscommandes.change,
  body: { commandeid: '@commande.commandeid', etat },
  ...more,
});
