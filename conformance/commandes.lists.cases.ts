import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase, Step } from './case';
import { delivered, ordered, registered } from './given.ventes';

const { commandes } = calls;

const params = { term: '@unique' };

const found = (query: Record<string, unknown>, ...saved: string[]): Step => ({
  call: commandes.search,
  params,
  query,
  expect: { count: saved.length, data: saved.map((name) => ({ commandeid: `@${name}.commandeid` })) },
});

const refusedQuery = (query: Record<string, unknown>, path: string): Step => ({
  call: commandes.list,
  query,
  expect: { status: 422, errors: [{ path, code: path === 'limit' ? 'champ.hors_limites' : 'champ.invalide' }] },
});

const deliveredTo = (save: string, etat: number): Step =>
  delivered(etat, { body: { commandeid: `@${save}.commandeid`, etat } });

const NEWEST = { listdetailscommande: [{ libelle: 'CHAISES  @unique', qtecmd: 4, mnttotal: 2000 }], quantite: 4 };
const PROPOSED = [{ libelle: 'CHAISES  @unique', prixunitaire: 500 }];

/** The lists of orders, their filters and their search. */
export const commandesListsCases: readonly ConformanceCase[] = [
  {
    name: 'former lines propose their labels, each once with its last price (PRODUCT 1.7)',
    steps: [
      registered(),
      ordered(1000),
      ordered(2000, 'plusrecente', {}, NEWEST),
      { call: commandes.lignes, params, as: ['commandes.modifier'], expect: { data: PROPOSED } },
      {
        call: commandes.lignes,
        params: { term: 'chaises @unique' },
        as: ['commandes.creer'],
        expect: { data: PROPOSED },
      },
      { call: commandes.lignes, params: { term: 'absent @unique' }, expect: { data: [] } },
      { call: commandes.lignes, params, as: ['commandes', 'commandes.regler'], expect: { code: 'auth.permission' } },
      { call: commandes.remove, params: { commandeid: '@plusrecente.commandeid' } },
      {
        call: commandes.lignes,
        params,
        expect: { data: [{ libelle: 'Chaises @unique', prixunitaire: 500 }] },
      },
    ],
  },
  {
    name: 'the orders come newest first, six on a page (CONTRACT "Types", spec § 9)',
    steps: [
      registered(),
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((save) => ordered(1000, save)),
      {
        call: commandes.search,
        params,
        expect: { count: 7, data: [{ commandeid: '@g.commandeid' }, {}, {}, {}, {}, { commandeid: '@b.commandeid' }] },
      },
      {
        call: commandes.search,
        params,
        query: { page: 2 },
        expect: { count: 7, data: [{ commandeid: '@a.commandeid' }] },
      },
      { call: commandes.search, params, query: { page: 3 }, expect: { count: 7, data: [] } },
      {
        call: commandes.ofClient,
        params: { clientid: '@client.clientid' },
        query: { limit: 2, page: 4 },
        expect: { count: 7, data: [{ commandeid: '@a.commandeid' }] },
      },
      {
        call: commandes.list,
        query: { searchdata: '@unique', limit: 1, page: 2 },
        expect: { count: 7, data: [{ commandeid: '@f.commandeid' }] },
      },
      { call: commandes.list, expect: { first: [{ commandeid: '@g.commandeid' }, { commandeid: '@f.commandeid' }] } },
      { call: commandes.all, expect: { first: [{ commandeid: '@g.commandeid' }, { commandeid: '@f.commandeid' }] } },
      { call: commandes.list, query: { page: 1_000_000 }, expect: { data: [] } },
      refusedQuery({ limit: 101 }, 'limit'),
      refusedQuery({ limit: 0 }, 'limit'),
    ],
  },
  {
    name: 'the orders of one client are its own alone (spec § 7 Orders)',
    steps: [
      registered('autre'),
      registered(),
      ordered(1000, 'deautre', {}, { clientid: '@autre.clientid' }),
      ordered(1000),
      {
        call: commandes.ofClient,
        params: { clientid: '@client.clientid' },
        expect: { count: 1, data: [{ commandeid: '@commande.commandeid' }] },
      },
    ],
  },
  {
    name: 'the filter keeps one delivery status, those in progress (0 to 2) or the finished ones (PRODUCT 1.13)',
    steps: [
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
      {
        call: commandes.list,
        query: { searchdata: '@unique', etat: 'encours', limit: 1 },
        expect: { count: 3, data: [{ commandeid: '@deux.commandeid' }] },
      },
      { call: commandes.list, query: { etat: '0' }, expect: { first: [{ commandeid: '@zero.commandeid' }] } },
      refusedQuery({ etat: '4' }, 'etat'),
    ],
  },
  {
    name: 'the period is of the days of creation, both included; it does not end before it begins (spec § 7 Orders)',
    steps: [
      registered(),
      ordered(1000),
      found({ datedebut: '@today', datefin: '@today' }, 'commande'),
      found({ datedebut: '@today' }, 'commande'),
      found({ datefin: '@today' }, 'commande'),
      found({ datedebut: '2026-01-01', datefin: '@tomorrow', etat: '0' }, 'commande'),
      found({ datedebut: '2026-01-01', datefin: '@tomorrow', etat: '3' }),
      found({ datedebut: '@tomorrow' }),
      found({ datefin: '2026-01-31' }),
      {
        call: commandes.list,
        query: { searchdata: '@unique', datedebut: '@tomorrow', datefin: '@tomorrow' },
        expect: { count: 0, data: [] },
      },
      {
        call: commandes.list,
        query: { datedebut: '@today' },
        expect: { first: [{ commandeid: '@commande.commandeid' }] },
      },
      refusedQuery({ datedebut: '@tomorrow', datefin: '@today' }, 'datefin'),
      {
        call: commandes.search,
        params,
        query: { datedebut: '@tomorrow', datefin: '@today' },
        expect: { status: 422, errors: [{ path: 'datefin', code: 'champ.invalide' }] },
      },
      {
        call: commandes.list,
        query: { datedebut: '21/11/2026' },
        expect: { status: 422, errors: [{ path: 'datedebut', code: 'date.invalide' }] },
      },
    ],
  },
  {
    name: 'an order is found by client, phone, items and number, whatever case and accents (CONTRACT "Types")',
    steps: [
      registered('client', {}, { libelleclient: 'Hôtel du Nord @unique', tel: '0799112233' }),
      ordered(
        1000,
        'commande',
        {},
        { listdetailscommande: [{ libelle: 'Étagère 50% @unique', qtecmd: 2, mnttotal: 1000 }] },
      ),
      ...['hotel DU nord @unique', 'ETAGERE 50% @unique'].flatMap((term): Step[] => [
        { call: commandes.search, params: { term }, expect: { count: 1 } },
        { call: commandes.list, query: { searchdata: term }, expect: { count: 1 } },
      ]),
      { call: commandes.search, params: { term: 'étagère 5_% @unique' }, expect: { count: 0 } },
      ...['0799112233', '@commande.commandeid', 'n° @commande.commandeid'].map(
        (term): Step => ({
          call: commandes.search,
          params: { term },
          expect: { first: [{ commandeid: '@commande.commandeid' }] },
        }),
      ),
    ],
  },
];
