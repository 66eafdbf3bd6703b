import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { delivered, ordered, registered } from './given.ventes';

const { commandes } = calls;

const params = { term: '@unique' };

const found = (query: Record<string, unknown>, ...saved: string[]): Step =>
  ask(
    commandes.search,
    { ...params, ...query },
    { count: saved.length, data: saved.map((name) => ({ commandeid: `@${name}.commandeid` })) },
  );

const refusedQuery = (query: Record<string, unknown>, path: string): Step =>
  ask(commandes.list, query, refusing([path, 'champ.invalide']));

const deliveredTo = (save: string, etat: number): Step =>
  delivered(etat, { body: { commandeid: `@${save}.commandeid`, etat } });

const NEWEST = { listdetailscommande: [{ libelle: 'CHAISES  @unique', qtecmd: 4, mnttotal: 2000 }], quantite: 4 };
const PROPOSED = [{ libelle: 'CHAISES  @unique', prixunitaire: 500 }];

/** The lists of orders, their filters and their search. */
export const commandesListsCases: readonly ConformanceCase[] = [
  rule('former lines propose their labels, each once with its last price (PRODUCT 1.7)', [
    registered(),
    ordered(1000),
    ordered(2000, 'plusrecente', {}, NEWEST),
    ask(commandes.lignes, params, { data: PROPOSED }, { as: ['commandes.modifier'] }),
    ask(commandes.lignes, { term: 'chaises @unique' }, { data: PROPOSED }, { as: ['commandes.creer'] }),
    ask(commandes.lignes, { term: 'absent @unique' }, { data: [] }),
    ask(commandes.lignes, params, { code: 'auth.permission' }, { as: ['commandes', 'commandes.regler'] }),
    ask(commandes.remove, { commandeid: '@plusrecente.commandeid' }),
    ask(commandes.lignes, params, { data: [{ libelle: 'Chaises @unique', prixunitaire: 500 }] }),
  ]),
  rule('the orders come newest first, six on a page (CONTRACT "Types", spec § 9)', [
    registered(),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((save) => ordered(1000, save)),
    ask(commandes.search, params, {
      count: 7,
      data: [{ commandeid: '@g.commandeid' }, {}, {}, {}, {}, { commandeid: '@b.commandeid' }],
    }),
    ask(commandes.search, { ...params, page: 2 }, { count: 7, data: [{ commandeid: '@a.commandeid' }] }),
    ask(commandes.search, { ...params, page: 3 }, { count: 7, data: [] }),
    ask(
      commandes.ofClient,
      { clientid: '@client.clientid', limit: 2, page: 4 },
      { count: 7, data: [{ commandeid: '@a.commandeid' }] },
    ),
    ask(
      commandes.list,
      { searchdata: '@unique', limit: 1, page: 2 },
      { count: 7, data: [{ commandeid: '@f.commandeid' }] },
    ),
    ask(commandes.list, {}, { first: [{ commandeid: '@g.commandeid' }, { commandeid: '@f.commandeid' }] }),
    ask(commandes.all, {}, { first: [{ commandeid: '@g.commandeid' }, { commandeid: '@f.commandeid' }] }),
    ask(commandes.list, { page: 1_000_000 }, { data: [] }),
  ]),
  rule('the orders of one client are its own alone (spec § 7 Orders)', [
    registered('autre'),
    registered(),
    ordered(1000, 'deautre', {}, { clientid: '@autre.clientid' }),
    ordered(1000),
    ask(
      commandes.ofClient,
      { clientid: '@client.clientid' },
      { count: 1, data: [{ commandeid: '@commande.commandeid' }] },
    ),
  ]),
  rule('the filter keeps one delivery status, those in progress (0 to 2) or the finished ones (PRODUCT 1.13)', [
    registered(),
    ...['zero', 'un', 'deux', 'trois'].map((save) => ordered(1000, save)),
    deliveredTo('un', 1),
    deliveredTo('deux', 2),
    deliveredTo('trois', 3),
    found({}, 'trois', 'deux', 'un', 'zero'),
    found({ etat: '' }, 'trois', 'deux', 'un', 'zero'),
    found({ etat: 'encours' }, 'deux', 'un', 'zero'),
    found({ etat: 'terminee' }, 'trois'),
    found({ etat: '0' }, 'zero'),
    found({ etat: '1' }, 'un'),
    found({ etat: '2' }, 'deux'),
    found({ etat: '3' }, 'trois'),
    ask(
      commandes.list,
      { searchdata: '@unique', etat: 'encours', limit: 1 },
      { count: 3, data: [{ commandeid: '@deux.commandeid' }] },
    ),
    ask(commandes.list, { etat: '0' }, { first: [{ commandeid: '@zero.commandeid' }] }),
    refusedQuery({ etat: '4' }, 'etat'),
  ]),
  rule('the period is of the days of creation, both included; it does not end before it begins (spec § 7 Orders)', [
    registered(),
    ordered(1000),
    found({ datedebut: '@today', datefin: '@today' }, 'commande'),
    found({ datedebut: '@today' }, 'commande'),
    found({ datefin: '@today' }, 'commande'),
    found({ datedebut: '2026-01-01', datefin: '@tomorrow', etat: '0' }, 'commande'),
    found({ datedebut: '2026-01-01', datefin: '@tomorrow', etat: '3' }),
    found({ datedebut: '@tomorrow' }),
    found({ datefin: '2026-01-31' }),
    ask(
      commandes.list,
      { searchdata: '@unique', datedebut: '@tomorrow', datefin: '@tomorrow' },
      { count: 0, data: [] },
    ),
    ask(commandes.list, { datedebut: '@today' }, { first: [{ commandeid: '@commande.commandeid' }] }),
    refusedQuery({ datedebut: '@tomorrow', datefin: '@today' }, 'datefin'),
    ask(
      commandes.search,
      { ...params, datedebut: '@tomorrow', datefin: '@today' },
      refusing(['datefin', 'champ.invalide']),
    ),
  ]),
  rule('an order is found by client, phone, items and number, whatever case and accents (CONTRACT "Types")', [
    registered('client', {}, { libelleclient: 'Hôtel du Nord @unique', tel: '0799112233' }),
    ordered(
      1000,
      'commande',
      {},
      { listdetailscommande: [{ libelle: 'Étagère 50% @unique', qtecmd: 2, mnttotal: 1000 }] },
    ),
    ...['hotel DU nord @unique', 'ETAGERE 50% @unique'].flatMap((term): Step[] => [
      ask(commandes.search, { term }, { count: 1 }),
      ask(commandes.list, { searchdata: term }, { count: 1 }),
    ]),
    ask(commandes.search, { term: 'étagère 5_% @unique' }, { count: 0 }),
    ...['0799112233', '@commande.commandeid', 'n° @commande.commandeid'].map(
      (term): Step => ask(commandes.search, { term }, { first: [{ commandeid: '@commande.commandeid' }] }),
    ),
  ]),
];
