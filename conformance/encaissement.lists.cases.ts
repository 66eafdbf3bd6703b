import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule } from './case';
import { balanceIs, opened, owing, paid, typed } from './given';
import { collected, ordered, registered } from './given.ventes';

const { reglements } = calls;

const NONE = 2_000_000_000;
const denied = { code: 'auth.permission' } as const;

/** The lists that show payments of orders, and the users who see them. */
export const encaissementListsCases: readonly ConformanceCase[] = [
  rule('payments of orders are listed by order, by register, by search and unpaged (CONTRACT "Money calls")', [
    opened(0),
    opened(0, 'autre'),
    registered(),
    ordered(1000),
    collected(100),
    collected(50, { save: 'second' }, { caisseid: '@autre.caisseid' }),
    collected(10, { save: 'ancien' }, { date: '2026-01-05' }),
    ask(
      reglements.ofDette,
      { id: '@commande.commandeid', from: 1, limit: 2 },
      {
        count: 3,
        data: [
          { reglementid: '@second.reglementid', montantrestant: 840 },
          { reglementid: '@reglement.reglementid', montantrestant: 890 },
        ],
      },
    ),
    ask(
      reglements.ofCommande,
      { commandeid: '@commande.commandeid' },
      {
        count: 3,
        data: [
          { reglementid: '@second.reglementid' },
          { reglementid: '@reglement.reglementid' },
          { reglementid: '@ancien.reglementid', montantrestant: 990 },
        ],
      },
    ),
    ask(
      reglements.ofCaisse,
      { id: '@autre.caisseid' },
      { count: 1, data: [{ reglementid: '@second.reglementid', from: 1 }] },
    ),
    ask(reglements.search, { term: 'caisse autre @unique' }, { count: 1 }),
    ask(reglements.search, { term: 'client client @unique' }, { count: 3 }),
    ask(reglements.search, { term: 'chaises @unique' }, { count: 3 }),
    ask(reglements.all, {}, { first: [{ reglementid: '@second.reglementid' }] }, { as: ['commandes'] }),
    ask(reglements.ofDette, { id: NONE, from: 1 }, { code: 'introuvable' }),
  ]),
  rule('payments of orders are hidden from who holds the expenses’ permissions alone (CONTRACT "Permissions")', [
    typed,
    opened(1000),
    owing(900),
    paid(100, { save: 'depense' }),
    registered(),
    ordered(1000),
    collected(100),
    ask(reglements.ofCaisse, { id: '@caisse.caisseid' }, { count: 2 }),
    ask(reglements.ofCaisse, { id: '@caisse.caisseid' }, { count: 1, data: [{ from: 0 }] }, { as: ['depenses'] }),
    ask(reglements.ofCaisse, { id: '@caisse.caisseid' }, { count: 1, data: [{ from: 1 }] }, { as: ['commandes'] }),
    ask(reglements.search, { term: 'client @unique' }, { count: 0 }, { as: ['depenses'] }),
    ask(reglements.ofDette, { id: '@commande.commandeid', from: 1 }, denied, { as: ['depenses'] }),
    ask(reglements.ofCommande, { commandeid: '@commande.commandeid' }, denied, {
      as: ['depenses', 'commandes.regler'],
    }),
    collected(1, { as: ['depenses.regler'], save: 'refused', expect: denied }),
    ask(
      reglements.remove,
      { reglementid: '@reglement.reglementid' },
      { code: 'introuvable' },
      { as: ['depenses.regler'] },
    ),
    balanceIs(1000),
  ]),
];
