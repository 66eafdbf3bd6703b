import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened } from './given';
import { collected, ordered, registered } from './given.ventes';

const { creances } = calls;

const NONE = 2_000_000_000;
const today = { datedebut: '@today', datefin: '@today' };

/** Reads the statement as a PDF. */
const printed = (expect: Expectation, more: Partial<Step> = {}): Step => ({
  call: creances.relevePdf,
  params: { clientid: '@client.clientid' },
  query: today,
  expect,
  ...more,
});
const PAPER: Expectation = { headers: { 'content-type': 'application/pdf' } };

const stated = (expect: Expectation, more: Partial<Step> = {}): Step => ({
  call: creances.releve,
  params: { clientid: '@client.clientid' },
  query: today,
  expect,
  ...more,
});

/** The statement of a client: orders, payments and the amount owed, day by day (PRODUCT M). */
export const releveCases: readonly ConformanceCase[] = [
  rule('a statement adds orders, takes payments without their change, and ends with the debt (PRODUCT M, 1.2)', [
    opened(0),
    registered(),
    stated({ data: { reportdebut: 0, lignes: [], totaldebit: 0, totalcredit: 0, soldefin: 0 } }),
    ordered(1000, 'autre'),
    ordered(
      800,
      'commande',
      {},
      {
        fraissup: 50,
        typereduction: 2,
        reduction: 10,
        montanttotal: 770,
        quantite: 3,
        listdetailscommande: [
          { libelle: 'Chaises @unique', qtecmd: 2, mnttotal: 600 },
          { libelle: 'Table @unique', qtecmd: 1, mnttotal: 200 },
        ],
      },
    ),
    collected(300),
    collected(1000, { save: 'second' }),
    stated({
      data: {
        reportdebut: 0,
        lignes: [
          { nature: 'commande', commandeid: '@autre.commandeid', reglementid: null, debit: 1000, solde: 1000 },
          {
            date: '@today',
            nature: 'commande',
            libelle: 'Chaises @unique (+ 1)',
            commandeid: '@commande.commandeid',
            reglementid: null,
            debit: 770,
            credit: 0,
            solde: 1770,
          },
          {
            date: '@today',
            nature: 'reglement',
            libelle: '',
            commandeid: '@commande.commandeid',
            reglementid: '@reglement.reglementid',
            debit: 0,
            credit: 300,
            solde: 1470,
          },
          { nature: 'reglement', reglementid: '@second.reglementid', credit: 470, solde: 1000 },
        ],
        totaldebit: 1770,
        totalcredit: 770,
        soldefin: 1000,
      },
    }),
    ask(creances.list, { search: '@unique' }, { data: [{ reste: 1000 }] }),
    stated(
      { data: { reportdebut: 1000, lignes: [], soldefin: 1000 } },
      { query: { datedebut: '@tomorrow', datefin: '@tomorrow' } },
    ),
  ]),
  rule('what was deleted is on no statement, and other clients have theirs (PRODUCT M, P)', [
    opened(0),
    registered(),
    registered('autre'),
    ordered(500, 'deautre', {}, { clientid: '@autre.clientid' }),
    ordered(1000),
    collected(400),
    ask(calls.reglements.remove, { reglementid: '@reglement.reglementid' }),
    stated({ data: { lignes: [{ debit: 1000 }], soldefin: 1000 } }),
    ask(calls.commandes.remove, { commandeid: '@commande.commandeid' }),
    stated({ data: { lignes: [], soldefin: 0 } }),
  ]),
  rule('a statement is of a year at most, of days in their order, of a client who exists (CONTRACT "Envelope")', [
    registered(),
    stated({}, { query: { datedebut: '2026-01-01', datefin: '2027-01-01' } }),
    stated(refusing(['datefin', 'champ.hors_limites']), {
      query: { datedebut: '2026-01-01', datefin: '2027-01-02' },
    }),
    stated(refusing(['datefin', 'champ.invalide']), { query: { datedebut: '2026-01-02', datefin: '2026-01-01' } }),
    stated({ code: 'introuvable' }, { params: { clientid: NONE } }),
    ask(calls.clients.remove, { clientid: '@client.clientid' }),
    stated({ code: 'introuvable' }),
  ]),
  rule('a client is read by who reads clients, a statement by who reads orders (CONTRACT "Permissions")', [
    registered(),
    ordered(700),
    ask(
      calls.clients.byId,
      { clientid: '@client.clientid' },
      { data: { libelleclient: 'Client client @unique', nombrecommande: 1, reste: 700, version: 1 } },
      { as: ['clients'] },
    ),
    ask(calls.clients.byId, { clientid: '@client.clientid' }, { code: 'auth.permission' }, { as: ['commandes'] }),
    stated({ data: { soldefin: 700 } }, { as: ['commandes'] }),
    stated({ code: 'auth.permission' }, { as: ['clients', 'commandes.regler'] }),
  ]),
  rule('a statement is a PDF too, for whom and of which days it may be read (ADR 0042, CONTRACT "Permissions")', [
    registered(),
    ordered(700),
    printed(PAPER, { as: ['commandes'] }),
    printed(PAPER, { query: { ...today, langue: 'en' } }),
    printed({ code: 'auth.permission' }, { as: ['clients', 'commandes.regler'] }),
    printed(refusing(['datefin', 'champ.hors_limites']), {
      query: { datedebut: '2026-01-01', datefin: '2027-01-02' },
    }),
    printed({ code: 'introuvable' }, { params: { clientid: NONE } }),
  ]),
];
