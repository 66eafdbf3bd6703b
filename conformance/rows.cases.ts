import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import { ask, invalid } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { begun } from './given.projets';
import { collected, ordered, registered } from './given.ventes';
import { PDF } from './piece';

const { caisses, clients, commandes, depenses, etapeprojets, mouvements, projets, reglements } = calls;
const { statuscommandes, typedepenses } = calls;

const term = { term: '@unique' };
const projetid = '@projet.projetid';
const commandeid = '@commande.commandeid';

type Fields = Readonly<Record<string, unknown>>;

/** The row that was read first into `@lus`, with all its fields, some of them otherwise. */
const rowOf = ({ row }: Call, fields: Fields = {}): Fields => ({
  ...Object.fromEntries(Object.keys(row?.shape ?? {}).map((name) => [name, `@lus.0.${name}`])),
  ...fields,
});

/** Sends that row back: it is taken, and refused with a field that no row has. */
const sentBack = (call: Call, more: Partial<Step> = {}, fields: Fields = {}): Step[] => [
  {
    call,
    ...more,
    body: rowOf(call, { ...fields, inconnu: 1 }),
    expect: invalid(['inconnu', 'champ.inconnu']),
  },
  { call, ...more, body: rowOf(call, fields) },
];

/** What an order says of itself under other names than a request has for it (CONTRACT "Money calls"). */
const payload = { listdetailscommande: '@lus.0.detailscommande', montanttotal: '@lus.0.montant' };

/** A row that was read can be sent back as it is: what is derived of it is not written (CONTRACT "Types"). */
export const rowsCases: readonly ConformanceCase[] = [
  rule('rows of expenses and their types are sent back as they were read (spec § 7 Expenses)', [
    typed,
    owing(500),
    ask(typedepenses.search, term, {}, { save: 'lus' }),
    ...sentBack(typedepenses.update, { params: { typedepenseid: '@type.typedepenseid' } }),
    ...sentBack(typedepenses.create, {}, { typedepenseid: null, libelle: 'Type autre @unique' }),
    ask(depenses.search, term, {}, { save: 'lus' }),
    ...sentBack(depenses.update, { params: { depenseid: '@depense.depenseid' } }),
    ...sentBack(depenses.create, {}, { depenseid: null }),
  ]),
  rule('rows of registers and movements are sent back as they were read (spec § 7 Cash registers)', [
    opened(1000),
    ask(caisses.search, term, {}, { save: 'lus' }),
    ...sentBack(caisses.update, { params: { caisseid: '@caisse.caisseid' } }),
    ...sentBack(caisses.create, {}, { caisseid: 0, code: '' }),
    ask(mouvements.create, { caisseid: '@caisse.caisseid', montant: 10, type: 1 }),
    ask(mouvements.list, { caisseid: '@caisse.caisseid' }, {}, { save: 'lus' }),
    ...sentBack(mouvements.update, { params: { mouvementcaisseid: '@lus.0.mouvementcaisseid' } }),
    ...sentBack(mouvements.create, {}, { mouvementcaisseid: '' }),
  ]),
  rule('rows of payments are sent back as they were read (spec § 7 Payments)', [
    typed,
    opened(1000),
    owing(500),
    paid(100),
    ask(reglements.ofDette, { id: '@depense.depenseid' }, {}, { save: 'lus' }),
    ...sentBack(reglements.update, { params: { reglementid: '@reglement.reglementid' } }),
    ...sentBack(reglements.create, { files: [PDF] }, { reglementid: null, file: undefined }),
  ]),
  rule('rows of projects and steps are sent back as they were read (spec § 7 Projects)', [
    begun(['Fondations']),
    ask(projets.byId, { projetid }, {}, { save: 'lus' }),
    ...sentBack(projets.update, { query: { projetid } }),
    ...sentBack(projets.create, {}, { projetid: null }),
    ask(etapeprojets.list, { projetid }, {}, { save: 'lus' }),
    ...sentBack(etapeprojets.update, { query: { etapeprojetid: '@lus.0.etapeprojetid' } }),
    ...sentBack(etapeprojets.create, {}, { etapeprojetid: null }),
    ask(etapeprojets.list, { projetid }, {}, { save: 'lus' }),
    ...sentBack(etapeprojets.changeEtat, { query: { etapeprojetid: '@lus.0.etapeprojetid' } }, { etat: 1 }),
  ]),
  rule('rows of clients, orders and deliveries are sent back as they were read (spec § 7 Clients, Orders)', [
    registered(),
    ask(clients.search, term, {}, { save: 'lus' }),
    ...sentBack(clients.update),
    ...sentBack(clients.create, {}, { clientid: null }),
    ordered(1000),
    ask(commandes.ofClient, { clientid: '@client.clientid' }, {}, { save: 'lus' }),
    ...sentBack(commandes.update, { params: { commandeid } }, payload),
    ...sentBack(commandes.create, {}, { ...payload, commandeid: null }),
    ask(statuscommandes.create, { commandeid, etat: 1 }),
    ask(commandes.livraison, { commandeid }, {}, { save: 'lus' }),
    ...sentBack(statuscommandes.create, {}, { statuscommandeid: null, etat: 2 }),
  ]),
  rule('the payments of an order are known by its id alone, by whoever may read them (spec § 7 Payments)', [
    registered(),
    ordered(1000),
    opened(0),
    collected(100),
    ask(reglements.ofDette, { id: commandeid }, { count: 1, data: [{ from: 1, montant: 100 }] }),
    ask(reglements.ofDette, { id: commandeid }, { code: 'introuvable' }, { as: ['depenses'] }),
  ]),
  rule('a request that brings no file may be JSON: the payment of an order, a client (spec § 7 Payments, Clients)', [
    { ...registered(), isJson: true },
    ordered(1000),
    opened(0),
    { ...collected(100), files: [], isJson: true },
    {
      ...collected(100),
      files: [],
      isJson: true,
      body: { depenseid: commandeid, caisseid: '@caisse.caisseid', montant: 100, from: 0, date: '@today' },
      expect: invalid(['file', 'fichier.requis']),
    },
  ]),
  rule('a client of another type than those that are offered keeps it (spec § 3 Client)', [
    registered('client', { expect: { data: { typeclient: 'Association' } } }, { typeclient: ' Association ' }),
    ask(clients.search, term, { data: [{ typeclient: 'Association' }] }),
  ]),
];
