import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule } from './case';
import { opened } from './given';
import { commandeOf, ordered, registered } from './given.ventes';
import { PDF } from './piece';
import { asked, changed, created } from './specification.cases';

const { clients, commandes, reglements, statuscommandes } = calls;

const term = { term: '@unique' };
const page = { page: 1, limit: 6 };
const commandeid = '@commande.commandeid';
const clientid = '@client.clientid';

/** A client that follows § 7 of the specification literally is served (CONTRACT "Types"): clients, orders, delivery. */
export const specificationVentesCases: readonly ConformanceCase[] = [
  rule('the calls of clients as the specification writes them (spec § 7 Clients)', [
    ...created('clientid', { ...registered(), body: { ...registered().body, email: '', photo: '' } }),
    ask(
      clients.update,
      { ...registered().body, clientid, photo: '', oldfilepath: '', version: '' },
      { data: { clientid, photo: '', version: 2 } },
    ),
    ...asked(
      [clients.all],
      [clients.list, { query: { page: 1, size: 6 } }],
      [clients.search, { params: term, query: { page: 1, size: 6 } }],
    ),
    ask(clients.remove, { clientid }),
  ]),
  rule('the calls of orders as the specification writes them (spec § 7 Orders)', [
    registered(),
    ...created('commandeid', {
      ...ordered(1000),
      body: commandeOf(1000, {
        datelivraison: '',
        listdetailscommande: [{ id: 0, libelle: 'Chaises @unique', qtecmd: 2, mnttotal: 1000 }],
      }),
    }),
    ...changed('commandeid', commandeid, {
      call: commandes.update,
      params: { commandeid },
      body: commandeOf(1000, {
        datelivraison: '',
        listdetailscommande: [{ id: '', libelle: 'Chaises @unique', qtecmd: 2, mnttotal: 1000 }],
      }),
      expect: { data: { datelivraison: null } },
    }),
    ...asked(
      [commandes.all],
      [commandes.list, { query: { datedebut: '', datefin: '', searchdata: '', ...page } }],
      [commandes.ofClient, { params: { clientid }, query: page }],
      [commandes.search, { params: term, query: page }],
      [commandes.livraison, { params: { commandeid } }],
    ),
    ask(commandes.removeOfScreen, { commandeid, second: '' }),
  ]),
  rule('the payments of an order as the specification writes them (spec § 7 Payments)', [
    registered(),
    ordered(1000),
    opened(0),
    ...created(
      'reglementid',
      ask(
        reglements.create,
        { depenseid: commandeid, caisseid: '@caisse.caisseid', montant: 100, from: 1, type: '1', date: '@today' },
        {},
        { files: [PDF], save: 'reglement' },
      ),
    ),
    ...changed(
      'reglementid',
      '@reglement.reglementid',
      ask(
        reglements.update,
        {
          reglementid: '@reglement.reglementid',
          depenseid: commandeid,
          caisseid: '@caisse.caisseid',
          montant: 200,
          from: 1,
          type: '1',
          date: '@today',
        },
        {},
        { files: [PDF] },
      ),
    ),
    ...asked([reglements.ofCommande, { params: { commandeid } }]),
  ]),
  rule('the calls of the delivery as the specification writes them (spec § 7 Order status)', [
    registered(),
    ordered(1000),
    ask(statuscommandes.create, { statuscommandeid: '', commandeid, etat: 1 }),
    ask(statuscommandes.change, { commandeid, etat: 2 }),
    { call: statuscommandes.update, params: { commandeid }, body: { commandeid, etat: 3 } },
    ...asked(
      [statuscommandes.all],
      [statuscommandes.list, { query: page }],
      [statuscommandes.search, { params: term }],
    ),
  ]),
];
