import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import type { Permission } from '@comptoir/domain/permission';
import type { ConformanceCase, Step } from './case';
import { opened, owing, paid, typed } from './given';
import { collected, delivered, ordered, registered } from './given.ventes';

const { caisses, clients, commandes, depenses, reglements } = calls;

const NONE = 2_000_000_000;

/**
 * Reads a record that does not exist. Without a session or the permission the answer does not tell whether it exists.
 */
const unread = (call: Call, key: string, permission: Permission): Step[] => [
  { call, as: null, params: { [key]: NONE }, expect: { code: 'auth.session' } },
  { call, as: ['tableau de bord'], params: { [key]: NONE }, expect: { code: 'auth.permission' } },
  { call, as: [permission], params: { [key]: NONE }, expect: { code: 'introuvable' } },
  ...[2_147_483_648, 0, 'douze'].map((id) => ({
    call,
    params: { [key]: id },
    expect: { status: 422, errors: [{ path: key, code: 'champ.invalide' }] } as const,
  })),
];

/** A payment through the register `@caisse`, as a timeline shows it. */
const payment = { objet: 'reglement', caisse: 'Caisse caisse @unique', etat: null };

/** The calls of a record's page: the record by its id, and its history. */
export const fichesCases: readonly ConformanceCase[] = [
  {
    name: 'an expense is read by its id as its list shows it, until it is deleted (contract/depenses)',
    steps: [
      opened(1000),
      typed,
      owing(900),
      paid(400),
      {
        call: depenses.byId,
        as: ['depenses'],
        params: { depenseid: '@depense.depenseid' },
        save: 'lue',
        expect: { data: { libelle: 'Dépense depense @unique', montant: 900, montantrestant: 500 } },
      },
      {
        call: depenses.search,
        params: { term: 'Dépense depense @unique' },
        expect: { data: [{ typedepense: '@lue.typedepense', date: '@lue.date', version: '@lue.version' }] },
      },
      { call: calls.reglements.remove, params: { reglementid: '@reglement.reglementid' } },
      { call: depenses.remove, params: { depenseid: '@depense.depenseid' } },
      { call: depenses.byId, params: { depenseid: '@depense.depenseid' }, expect: { code: 'introuvable' } },
      ...unread(depenses.byId, 'depenseid', 'depenses'),
    ],
  },
  {
    name: 'an order that is settled is read with its lines, until it is deleted (contract/commandes)',
    steps: [
      opened(0),
      registered(),
      ordered(1000),
      collected(1000),
      {
        call: commandes.byId,
        as: ['commandes'],
        params: { commandeid: '@commande.commandeid' },
        expect: {
          data: {
            client: 'Client client @unique',
            etatsolde: 'Solde',
            reste: 0,
            detailscommande: [{ libelle: 'Chaises @unique', qtecmd: 2, mnttotal: 1000 }],
          },
        },
      },
      { call: calls.reglements.remove, params: { reglementid: '@reglement.reglementid' } },
      { call: commandes.remove, params: { commandeid: '@commande.commandeid' } },
      { call: commandes.byId, params: { commandeid: '@commande.commandeid' }, expect: { code: 'introuvable' } },
      ...unread(commandes.byId, 'commandeid', 'commandes'),
    ],
  },
  {
    name: 'the timeline of an expense tells each payment, corrected and undone, to who may not read the audit log (contract/suivi)',
    steps: [
      opened(1000),
      typed,
      owing(900),
      paid(400),
      {
        call: reglements.update,
        params: { reglementid: '@reglement.reglementid' },
        body: {
          ...{ depenseid: '@depense.depenseid', caisseid: '@caisse.caisseid' },
          ...{ montant: 300, from: 0, date: '@today' },
        },
      },
      { call: reglements.remove, params: { reglementid: '@reglement.reglementid' } },
      {
        call: depenses.suivi,
        as: ['depenses'],
        params: { depenseid: '@depense.depenseid' },
        expect: {
          count: 4,
          data: [
            { ...payment, actiontype: 'Delete', montant: 300 },
            { ...payment, actiontype: 'Update', montant: 300 },
            { ...payment, actiontype: 'Insert', montant: 400 },
            { objet: 'depense', actiontype: 'Insert', montant: null, caisse: null, etat: null },
          ],
        },
      },
      {
        call: depenses.suivi,
        params: { depenseid: '@depense.depenseid' },
        query: { page: 2, limit: 3 },
        expect: { count: 4, data: [{ objet: 'depense' }] },
      },
      ...unread(depenses.suivi, 'depenseid', 'depenses'),
    ],
  },
  {
    name: 'the timeline of an order tells its payments and its delivery (contract/suivi)',
    steps: [
      opened(0),
      registered(),
      ordered(1000),
      delivered(1),
      collected(400),
      delivered(3),
      {
        call: commandes.suivi,
        as: ['commandes'],
        params: { commandeid: '@commande.commandeid' },
        expect: {
          count: 4,
          data: [
            { objet: 'commande', actiontype: 'Update', etat: 3 },
            { ...payment, actiontype: 'Insert', montant: 400 },
            { objet: 'commande', actiontype: 'Update', etat: 1 },
            { objet: 'commande', actiontype: 'Insert', etat: null },
          ],
        },
      },
      ...unread(commandes.suivi, 'commandeid', 'commandes'),
    ],
  },
  {
    name: 'the timelines of a client and of a register tell what was changed (contract/suivi)',
    steps: [
      opened(1000),
      registered(),
      {
        call: caisses.update,
        params: { caisseid: '@caisse.caisseid' },
        body: { libelle: 'Caisse caisse @unique', description: 'Au coffre' },
      },
      {
        call: caisses.suivi,
        as: ['caisses'],
        params: { caisseid: '@caisse.caisseid' },
        expect: { count: 2, data: [{ objet: 'caisse', actiontype: 'Update' }, { actiontype: 'Insert' }] },
      },
      {
        call: clients.suivi,
        as: ['clients'],
        params: { clientid: '@client.clientid' },
        expect: { count: 1, data: [{ objet: 'client', actiontype: 'Insert', montant: null }] },
      },
      ...unread(caisses.suivi, 'caisseid', 'caisses'),
      ...unread(clients.suivi, 'clientid', 'clients'),
    ],
  },
];
