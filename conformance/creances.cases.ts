import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import { clientIs, collected, ordered, registered } from './given.ventes';

const { clients, creances } = calls;

const params = { clientid: '@client.clientid' };

const owing = (data: readonly Record<string, unknown>[], term = '@unique'): Step =>
  ask(creances.list, { search: term }, { count: data.length, data });

const reminded = (more: Partial<Step> = {}): Step => ({
  call: creances.relancer,
  params,
  body: {},
  save: 'relance',
  ...more,
});

const orderedBy = (client: string, montant: number): Step =>
  ordered(montant, `de${client}`, {}, { clientid: `@${client}.clientid` });

/** What clients owe, and their reminders (PRODUCT M). */
export const creancesCases: readonly ConformanceCase[] = [
  rule('a client owes what its orders still owe, by their age (PRODUCT M)', [
    opened(0),
    registered(),
    owing([]),
    ordered(700, 'autre'),
    ordered(1000),
    collected(400),
    owing([
      {
        clientid: '@client.clientid',
        libelleclient: 'Client client @unique',
        tel: '0707010203',
        jours30: 1300,
        jours60: 0,
        jours90: 0,
        plus: 0,
        reste: 1300,
        nombrecommande: 2,
        relance: null,
      },
    ]),
    clientIs({ reste: 1300 }),
    collected(600, { save: 'solde' }),
    owing([{ reste: 700, jours30: 700, nombrecommande: 1 }]),
    ask(calls.commandes.remove, { commandeid: '@autre.commandeid' }),
    owing([]),
  ]),
  rule('those who owe most come first, then the newest, on pages of ten; a term finds them (PRODUCT M)', [
    registered('a'),
    registered('b'),
    registered('c', {}, { libelleclient: 'Épicerie @unique' }),
    registered('d'),
    orderedBy('a', 500),
    orderedBy('b', 900),
    orderedBy('c', 500),
    owing([
      { clientid: '@b.clientid', reste: 900 },
      { clientid: '@c.clientid', reste: 500 },
      { clientid: '@a.clientid', reste: 500 },
    ]),
    owing([{ clientid: '@c.clientid' }], 'EPICERIE @unique'),
    ask(creances.list, { search: '@unique', limit: 2, page: 2 }, { count: 3, data: [{ clientid: '@a.clientid' }] }),
    ask(creances.total),
  ]),
  rule('a reminder keeps who was reminded of how much, and when (PRODUCT M)', [
    opened(0),
    registered(),
    ordered(1000),
    reminded({ expect: { data: { clientid: '@client.clientid', montant: 1000 } } }),
    owing([{ relance: '@relance.createdon' }]),
    collected(400),
    reminded({ save: 'seconde', expect: { data: { montant: 600 } } }),
    owing([{ reste: 600, relance: '@seconde.createdon' }]),
    ask(creances.relances, params, {
      count: 2,
      data: [
        { relanceid: '@seconde.relanceid', montant: 600, utilisateur: '@seconde.utilisateur' },
        { relanceid: '@relance.relanceid', montant: 1000, createdon: '@relance.createdon' },
      ],
    }),
    ask(creances.relances, { ...params, limit: 1, page: 2 }, { count: 2, data: [{ relanceid: '@relance.relanceid' }] }),
  ]),
  rule('a client who owes nothing is not reminded; one who does not exist is 404 (CONTRACT "Envelope")', [
    opened(0),
    registered(),
    reminded({ expect: { code: 'client.sans_dette' } }),
    ordered(1000),
    collected(1000),
    reminded({ expect: { code: 'client.sans_dette' } }),
    ask(creances.relances, params, { count: 0, data: [] }),
    reminded({ params: { clientid: 2_000_000_000 }, expect: { code: 'introuvable' } }),
    registered('parti'),
    ask(clients.remove, { clientid: '@parti.clientid' }),
    ask(creances.relances, { clientid: '@parti.clientid' }, { code: 'introuvable' }),
  ]),
];
