import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import type { Permission } from '@comptoir/domain/permission';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { collected, delivered, ordered, registered } from './given.ventes';

const { caisses, clients, commandes, depenses, reglements } = calls;

const NONE = 2_000_000_000;

/**
 * Reads a record that does not exist. Without a session or the permission the answer does not tell whether it exists.
 */
const unread = (call: Call, key: string, permission: Permission): Step[] => [
  ask(call, { [key]: NONE }, { code: 'auth.session' }, { as: null }),
  ask(call, { [key]: NONE }, { code: 'auth.permission' }, { as: ['tableau de bord'] }),
  ask(call, { [key]: NONE }, { code: 'introuvable' }, { as: [permission] }),
];

/** A payment through the register `@caisse`, as a timeline shows it. */
const payment = { objet: 'reglement', caisse: 'Caisse caisse @unique', etat: null };

/** The calls of a record's page: the record by its id, and its history. */
export const fichesCases: readonly ConformanceCase[] = [
  rule('an expense is read by its id as its list shows it, until it is deleted (contract/depenses)', [
    opened(1000),
    typed,
    owing(900),
    paid(400),
    ask(
      depenses.byId,
      { depenseid: '@depense.depenseid' },
      { data: { libelle: 'Dépense depense @unique', montant: 900, montantrestant: 500 } },
      { as: ['depenses'], save: 'lue' },
    ),
    ask(
      depenses.search,
      { term: 'Dépense depense @unique' },
      { data: [{ typedepense: '@lue.typedepense', date: '@lue.date', version: '@lue.version' }] },
    ),
    ask(calls.reglements.remove, { reglementid: '@reglement.reglementid' }),
    ask(depenses.remove, { depenseid: '@depense.depenseid' }),
    ask(depenses.byId, { depenseid: '@depense.depenseid' }, { code: 'introuvable' }),
    ...unread(depenses.byId, 'depenseid', 'depenses'),
  ]),
  rule('an order that is settled is read with its lines, until it is deleted (contract/commandes)', [
    opened(0),
    registered(),
    ordered(1000),
    collected(1000),
    ask(
      commandes.byId,
      { commandeid: '@commande.commandeid' },
      {
        data: {
          client: 'Client client @unique',
          etatsolde: 'Solde',
          reste: 0,
          detailscommande: [{ libelle: 'Chaises @unique', qtecmd: 2, mnttotal: 1000 }],
        },
      },
      { as: ['commandes'] },
    ),
    ask(calls.reglements.remove, { reglementid: '@reglement.reglementid' }),
    ask(commandes.remove, { commandeid: '@commande.commandeid' }),
    ask(commandes.byId, { commandeid: '@commande.commandeid' }, { code: 'introuvable' }),
    ...unread(commandes.byId, 'commandeid', 'commandes'),
  ]),
  rule('the timeline of an expense tells its payments, corrected and undone, without the audit log (contract/suivi)', [
    opened(1000),
    typed,
    owing(900),
    paid(400),
    ask(reglements.update, {
      reglementid: '@reglement.reglementid',
      depenseid: '@depense.depenseid',
      caisseid: '@caisse.caisseid',
      montant: 300,
      from: 0,
      date: '@today',
    }),
    ask(reglements.remove, { reglementid: '@reglement.reglementid' }),
    ask(
      depenses.suivi,
      { depenseid: '@depense.depenseid' },
      {
        count: 4,
        data: [
          { ...payment, actiontype: 'Delete', montant: 300 },
          { ...payment, actiontype: 'Update', montant: 300 },
          { ...payment, actiontype: 'Insert', montant: 400 },
          { objet: 'depense', actiontype: 'Insert', montant: null, caisse: null, etat: null },
        ],
      },
      { as: ['depenses'] },
    ),
    ask(
      depenses.suivi,
      { depenseid: '@depense.depenseid', page: 2, limit: 3 },
      { count: 4, data: [{ objet: 'depense' }] },
    ),
    ...unread(depenses.suivi, 'depenseid', 'depenses'),
  ]),
  rule('the timeline of an order tells its payments and its delivery (contract/suivi)', [
    opened(0),
    registered(),
    ordered(1000),
    delivered(1),
    collected(400),
    delivered(3),
    ask(
      commandes.suivi,
      { commandeid: '@commande.commandeid' },
      {
        count: 4,
        data: [
          { objet: 'commande', actiontype: 'Update', etat: 3 },
          { ...payment, actiontype: 'Insert', montant: 400 },
          { objet: 'commande', actiontype: 'Update', etat: 1 },
          { objet: 'commande', actiontype: 'Insert', etat: null },
        ],
      },
      { as: ['commandes'] },
    ),
    ...unread(commandes.suivi, 'commandeid', 'commandes'),
  ]),
  rule('the timelines of a client and of a register tell what was changed (contract/suivi)', [
    opened(1000),
    registered(),
    ask(caisses.update, { caisseid: '@caisse.caisseid', libelle: 'Caisse caisse @unique', description: 'Au coffre' }),
    ask(
      caisses.suivi,
      { caisseid: '@caisse.caisseid' },
      { count: 2, data: [{ objet: 'caisse', actiontype: 'Update' }, { actiontype: 'Insert' }] },
      { as: ['caisses'] },
    ),
    ask(
      clients.suivi,
      { clientid: '@client.clientid' },
      { count: 1, data: [{ objet: 'client', actiontype: 'Insert', montant: null }] },
      { as: ['clients'] },
    ),
    ...unread(caisses.suivi, 'caisseid', 'caisses'),
    ...unread(clients.suivi, 'clientid', 'clients'),
  ]),
];
