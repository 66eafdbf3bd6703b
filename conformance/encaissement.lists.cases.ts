import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase } from './case';
import { balanceIs, opened, owing, paid, typed } from './given';
import { collected, ordered, registered } from './given.ventes';

const { reglements } = calls;

const NONE = 2_000_000_000;
const denied = { code: 'auth.permission' } as const;

/** The lists that show payments of orders, and the users who see them. */
export const encaissementListsCases: readonly ConformanceCase[] = [
  {
    name: 'payments of orders are listed by order, by register, by search and unpaged (CONTRACT "Money calls")',
    steps: [
      opened(0),
      opened(0, 'autre'),
      registered(),
      ordered(1000),
      collected(100),
      collected(50, { save: 'second' }, { caisseid: '@autre.caisseid' }),
      collected(10, { save: 'ancien' }, { date: '2026-01-05' }),
      {
        call: reglements.ofDette,
        params: { id: '@commande.commandeid' },
        query: { from: 1, limit: 2 },
        expect: {
          count: 3,
          data: [
            { reglementid: '@second.reglementid', montantrestant: 840 },
            { reglementid: '@reglement.reglementid', montantrestant: 890 },
          ],
        },
      },
      {
        call: reglements.ofCommande,
        params: { commandeid: '@commande.commandeid' },
        expect: {
          count: 3,
          data: [
            { reglementid: '@second.reglementid' },
            { reglementid: '@reglement.reglementid' },
            { reglementid: '@ancien.reglementid', montantrestant: 990 },
          ],
        },
      },
      {
        call: reglements.ofCaisse,
        params: { id: '@autre.caisseid' },
        expect: { count: 1, data: [{ reglementid: '@second.reglementid', from: 1 }] },
      },
      { call: reglements.search, params: { term: 'caisse autre @unique' }, expect: { count: 1 } },
      { call: reglements.search, params: { term: 'client client @unique' }, expect: { count: 3 } },
      { call: reglements.search, params: { term: 'chaises @unique' }, expect: { count: 3 } },
      { call: reglements.all, as: ['commandes'], expect: { first: [{ reglementid: '@second.reglementid' }] } },
      { call: reglements.ofCommande, params: { commandeid: NONE }, expect: { code: 'introuvable' } },
      { call: reglements.ofDette, params: { id: NONE }, query: { from: 1 }, expect: { code: 'introuvable' } },
    ],
  },
  {
    name: 'payments of orders are hidden from who holds the expenses’ permissions alone (CONTRACT "Permissions")',
    steps: [
      typed,
      opened(1000),
      owing(900),
      paid(100, { save: 'depense' }),
      registered(),
      ordered(1000),
      collected(100),
      { call: reglements.ofCaisse, params: { id: '@caisse.caisseid' }, expect: { count: 2 } },
      {
        call: reglements.ofCaisse,
        as: ['depenses'],
        params: { id: '@caisse.caisseid' },
        expect: { count: 1, data: [{ from: 0 }] },
      },
      {
        call: reglements.ofCaisse,
        as: ['commandes'],
        params: { id: '@caisse.caisseid' },
        expect: { count: 1, data: [{ from: 1 }] },
      },
      { call: reglements.search, as: ['depenses'], params: { term: 'client @unique' }, expect: { count: 0 } },
      {
        call: reglements.ofDette,
        as: ['depenses'],
        params: { id: '@commande.commandeid' },
        query: { from: 1 },
        expect: denied,
      },
      {
        call: reglements.ofCommande,
        as: ['depenses', 'commandes.regler'],
        params: { commandeid: '@commande.commandeid' },
        expect: denied,
      },
      collected(1, { as: ['depenses.regler'], save: 'refused', expect: denied }),
      {
        call: reglements.remove,
        as: ['depenses.regler'],
        params: { reglementid: '@reglement.reglementid' },
        expect: { code: 'introuvable' },
      },
      balanceIs(1000),
    ],
  },
];
