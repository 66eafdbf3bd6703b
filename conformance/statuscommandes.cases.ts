import { calls } from '@comptoir/contract/calls';
import { refusing } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened } from './given';
import { collected, commandesAre, delivered, ordered, registered } from './given.ventes';

const { commandes, statuscommandes } = calls;

const NONE = 2_000_000_000;
const params = { commandeid: '@commande.commandeid' };
const backwards = { code: 'commande.statut_non_croissant' } as const;

const created = (etat: number, expect: Expectation = {}): Step => ({
  call: statuscommandes.create,
  body: { commandeid: '@commande.commandeid', etat },
  expect,
});

const updated = (etat: number, expect: Expectation = {}, more: Record<string, unknown> = {}): Step => ({
  call: statuscommandes.update,
  params,
  body: { etat, ...more },
  expect,
});

const livraisonIs = (...etats: number[]): Step => ({
  call: commandes.livraison,
  params,
  expect: { count: etats.length, data: etats.map((etat) => ({ commandeid: '@commande.commandeid', etat })) },
});

/** The delivery of orders (spec § 4, PRODUCT 1.13, RELIABILITY I17). */
export const statuscommandesCases: readonly ConformanceCase[] = [
  rule('delivery goes forward step by step; who and when is kept (PRODUCT 1.13)', [
    registered(),
    ordered(1000),
    livraisonIs(0),
    delivered(1, {
      save: 'etape',
      expect: { data: { commandeid: '@commande.commandeid', client: 'Client client @unique', etat: 1 } },
    }),
    created(2, { data: { etat: 2, utilisateur: '@etape.utilisateur' } }),
    updated(3, { data: { etat: 3 } }, { commandeid: '@commande.commandeid' }),
    livraisonIs(0, 1, 2, 3),
    commandesAre([{ etat: 3, version: 1 }]),
  ]),
  rule('only a strictly higher status can be chosen, which may skip others (spec § 4)', [
    registered(),
    ordered(1000),
    delivered(0, { expect: backwards }),
    delivered(2, { expect: { data: { etat: 2 } } }),
    delivered(2, { expect: backwards }),
    delivered(1, { expect: backwards }),
    created(1, backwards),
    updated(2, backwards),
    livraisonIs(0, 2),
    delivered(3),
    ...[0, 1, 2, 3].map((etat) => delivered(etat, { expect: backwards })),
    livraisonIs(0, 2, 3),
    commandesAre([{ etat: 3 }]),
  ]),
  rule('a delivery status is of an order that exists (CONTRACT "Envelope")', [
    registered(),
    ordered(1000),
    delivered(1, { body: { commandeid: NONE, etat: 1 }, expect: { code: 'introuvable' } }),
    { ...created(1, { code: 'introuvable' }), body: { commandeid: NONE, etat: 1 } },
    { ...updated(1, { code: 'introuvable' }), params: { commandeid: NONE } },
    updated(1, refusing(['commandeid', 'champ.invalide']), { commandeid: NONE }),
    updated(1, {}, { commandeid: null }),
    livraisonIs(0, 1),
  ]),
  rule('a recorded status is never deleted (PRODUCT 1.13)', [
    registered(),
    ordered(1000),
    delivered(1, { save: 'etape' }),
    {
      call: statuscommandes.remove,
      params: { statuscommandeid: '@etape.statuscommandeid' },
      expect: { code: 'statuscommande.conserve' },
    },
    {
      call: statuscommandes.remove,
      as: ['commandes', 'commandes.supprimer'],
      params: { statuscommandeid: '@etape.statuscommandeid' },
      expect: { code: 'auth.permission' },
    },
    livraisonIs(0, 1),
  ]),
  rule('a settled order is still delivered (PRODUCT 1.13)', [
    opened(0),
    registered(),
    ordered(1000),
    collected(1000),
    delivered(3, { expect: { data: { etat: 3 } } }),
    commandesAre([{ etat: 3, etatsolde: 'Solde' }]),
  ]),
  rule('the delivery steps of all orders come newest first, found by their client (spec § 7 Order status)', [
    registered(),
    ordered(1000, 'autre'),
    ordered(1000),
    delivered(1, { save: 'un' }),
    delivered(1, { body: { commandeid: '@autre.commandeid', etat: 1 }, save: 'deux' }),
    {
      call: statuscommandes.list,
      query: { limit: 2 },
      expect: {
        data: [{ statuscommandeid: '@deux.statuscommandeid' }, { statuscommandeid: '@un.statuscommandeid' }],
      },
    },
    { call: statuscommandes.all, expect: { first: [{ statuscommandeid: '@deux.statuscommandeid' }] } },
    {
      call: statuscommandes.search,
      params: { term: 'CLIENT client @unique' },
      expect: {
        count: 4,
        data: [
          { statuscommandeid: '@deux.statuscommandeid', client: 'Client client @unique' },
          { statuscommandeid: '@un.statuscommandeid' },
          { commandeid: '@commande.commandeid', etat: 0 },
          { commandeid: '@autre.commandeid', etat: 0 },
        ],
      },
    },
    {
      call: statuscommandes.search,
      params: { term: '@unique' },
      query: { limit: 1, page: 4 },
      expect: { count: 4, data: [{ commandeid: '@autre.commandeid', etat: 0 }] },
    },
    { call: commandes.remove, params },
    { call: statuscommandes.search, params: { term: '@unique' }, expect: { count: 2 } },
    { call: commandes.livraison, params, expect: { code: 'introuvable' } },
    delivered(2, { expect: { code: 'introuvable' } }),
    {
      call: statuscommandes.remove,
      params: { statuscommandeid: '@un.statuscommandeid' },
      expect: { code: 'introuvable' },
    },
  ]),
];
