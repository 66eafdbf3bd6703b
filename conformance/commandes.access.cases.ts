import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase } from './case';
import { opened } from './given';
import { collected, commandesAre, delivered, ordered, registered, reordered } from './given.ventes';

const { commandes, statuscommandes } = calls;

const params = { commandeid: '@commande.commandeid' };
const denied = { code: 'auth.permission' } as const;
const key = { 'idempotency-key': 'commande-cle-@unique' };

/** The permissions for orders, and the idempotency keys of their writes. */
export const commandesAccessCases: readonly ConformanceCase[] = [
  {
    name: 'each change of an order has its own permission (CONTRACT "Permissions")',
    steps: [
      opened(0),
      registered(),
      ordered(1000, 'commande', { as: ['commandes.creer'] }),
      ordered(1000, 'refus', { as: ['commandes', 'commandes.modifier', 'clients.creer'], expect: denied }),
      reordered(1000, { as: ['commandes', 'commandes.creer'], expect: denied }),
      reordered(1000, { as: ['commandes.modifier'] }),
      delivered(1, { as: ['commandes', 'commandes.modifier'], expect: denied }),
      delivered(1, { as: ['commandes.statut'] }),
      collected(100, { as: ['commandes', 'commandes.creer', 'depenses.regler'], save: 'refus', expect: denied }),
      collected(100, { as: ['commandes.regler'] }),
      { call: calls.reglements.remove, params: { reglementid: '@reglement.reglementid' } },
      { call: commandes.remove, as: ['commandes', 'commandes.modifier'], params, expect: denied },
      {
        call: commandes.removeOfScreen,
        as: ['commandes', 'commandes.modifier'],
        params: { ...params, second: '' },
        expect: denied,
      },
      { call: commandes.removeOfScreen, as: ['commandes.supprimer'], params: { ...params, second: '' } },
      ordered(1000, 'personne', { as: null, expect: { code: 'auth.session' } }),
    ],
  },
  {
    name: 'orders and their delivery are read by holders of the module alone (CONTRACT "Permissions")',
    steps: [
      registered(),
      ordered(1000),
      ...([['commandes'], ['clients', 'depenses', 'commandes.creer', 'commandes.statut']] as const).flatMap((as) => {
        const expect = as.length === 1 ? {} : denied;
        return [
          { call: commandes.all, as, expect },
          { call: commandes.list, as, expect },
          { call: commandes.ofClient, as, params: { clientid: '@client.clientid' }, expect },
          { call: commandes.search, as, params: { term: '@unique' }, expect },
          { call: commandes.livraison, as, params, expect },
          { call: statuscommandes.all, as, expect },
          { call: statuscommandes.list, as, expect },
          { call: statuscommandes.search, as, params: { term: '@unique' }, expect },
        ];
      }),
    ],
  },
  {
    name: 'one key takes one order; with another payload it is refused (CONTRACT "Types", Idempotency-Key)',
    steps: [
      registered(),
      ordered(1000, 'commande', { headers: key }),
      ordered(1000, 'encore', {
        headers: key,
        expect: {
          data: { commandeid: '@commande.commandeid', montant: 1000 },
          headers: { 'idempotent-replayed': 'true' },
        },
      }),
      ordered(2000, 'autre', { headers: key, expect: { code: 'idempotence.conflit' } }),
      commandesAre([{ commandeid: '@commande.commandeid' }]),
      ordered(1000, 'court', {
        headers: { 'idempotency-key': 'courte' },
        expect: { status: 422, errors: [{ path: 'idempotency-key', code: 'champ.hors_limites' }] },
      }),
    ],
  },
  {
    name: 'one key changes an order once: a retry after a lost answer is no version conflict (RELIABILITY F26)',
    steps: [
      registered(),
      ordered(1000),
      reordered(2000, { headers: key }, { version: 1 }),
      reordered(
        2000,
        { headers: key, expect: { data: { version: 2 }, headers: { 'idempotent-replayed': 'true' } } },
        { version: 1 },
      ),
      reordered(3000, { headers: key, expect: { code: 'idempotence.conflit' } }, { version: 1 }),
      commandesAre([{ montant: 2000, version: 2 }]),
    ],
  },
  {
    name: 'a refused order may be sent again with its key once it is right (RELIABILITY F30)',
    steps: [
      registered(),
      ordered(
        1000,
        'refus',
        {
          headers: key,
          expect: { status: 422, errors: [{ path: 'quantite', code: 'commande.total_incoherent' }] },
        },
        { quantite: 9 },
      ),
      ordered(1000, 'commande', { headers: key }),
      commandesAre([{ commandeid: '@commande.commandeid' }]),
    ],
  },
  {
    name: 'one key of two users takes two orders (RELIABILITY F28)',
    steps: [
      registered(),
      ordered(1000, 'commande', { headers: key }),
      ordered(1000, 'autre', { headers: key, as: ['commandes.creer'] }),
      commandesAre([{ commandeid: '@autre.commandeid' }, { commandeid: '@commande.commandeid' }]),
    ],
  },
];
