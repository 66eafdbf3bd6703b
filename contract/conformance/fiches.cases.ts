import type { Permission } from '#domain/permission';
import type { Call } from '../call';
import { calls } from '../calls';
import type { ConformanceCase, Step } from './case';
import { opened, owing, paid, typed } from './given';
import { collected, ordered, registered } from './given.ventes';

const { commandes, depenses } = calls;

const NONE = 2_000_000_000;

/** What is read of no record: nothing without the noun's permission, whether it is there or not; then that it is none. */
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

/** One record by its id, for its page. */
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
];
