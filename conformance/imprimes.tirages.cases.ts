import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened, owing, typed } from './given';
import { paidClosed, repaid } from './given.contrepassations';
import { documentOf, UNKNOWN } from './given.imprimes';
import { restricted } from './given.maison';
import { collecting, paying, repaying, unpaid } from './given.references';
import { ordered, registered } from './given.ventes';

type Fields = Readonly<Record<string, unknown>>;

const { activites, reglements } = calls;

const ofImprime = { imprimeid: '@reglement.imprimeid' };
const REPLACED: Expectation = { code: 'imprime.remplace' };

const { seen, printed, renewed, read, shared } = documentOf('reglement');

/** It was printed so often now. */
const times = (tirages: number, more: Fields = {}): Expectation => ({ data: { ...ofImprime, tirages, ...more } });

/** 900 francs of `@depense` are to be paid from `@caisse`, which has 1000; 100 of them are. */
const given: readonly Step[] = [typed, opened(1000), owing(900), paying({})];

/** Corrects `@reglement` so that it gets another document, and saves it as `@corrige`. */
const recorded: Step = { ...repaying({ montant: 50 }), save: 'corrige' };
const ofCorrige = { params: { imprimeid: '@corrige.imprimeid' } };

/** Prints of the documents of payments (ADR 0042). */
export const tiragesCases: readonly ConformanceCase[] = [
  rule('a document says its state and how often it was printed, and reading it counts nothing (ADR 0042)', [
    ...given,
    seen(times(0, { numero: '@reglement.numero', etat: 'valide' })),
    printed(times(1)),
    seen(times(1)),
    seen(times(1)),
    recorded,
    seen(times(1, { etat: 'remplace' })),
    seen({ data: { numero: '@corrige.numero', etat: 'valide', tirages: 0 } }, ofCorrige),
    unpaid,
    seen({ data: { etat: 'annule' } }, ofCorrige),
  ]),
  rule('each print of a document is counted, its PDF counts nothing (ADR 0042)', [
    ...given,
    read(),
    printed(times(1, { numero: 'BC-@caisse.code-@year-000001', etat: 'valide' })),
    read(),
    read(undefined, { query: { langue: 'en' } }),
    read(undefined, { query: { format: '80' } }),
    shared(),
    shared(undefined, { query: { langue: 'en' } }),
    printed(times(2)),
    paying({}),
    printed(times(1, { numero: 'BC-@caisse.code-@year-000002' })),
  ]),
  rule('a new number after a correction was never printed; the replaced document is printed no more (ADR 0042)', [
    ...given,
    printed(times(1)),
    recorded,
    printed({ data: { numero: '@corrige.numero', tirages: 1 } }, ofCorrige),
    printed(REPLACED),
    read(REPLACED),
    shared(REPLACED),
    repaying({ montant: 50 }, { data: { imprimeid: '@corrige.imprimeid' } }),
    printed({ data: { tirages: 2 } }, ofCorrige),
  ]),
  rule('the document of a deleted payment is cancelled, and keeps counting (ADR 0042)', [
    ...given,
    printed(times(1)),
    unpaid,
    printed(times(2, { etat: 'annule' })),
    read(),
  ]),
  rule('the document of a reversed payment is cancelled, and keeps counting (ADR 0042)', [
    ...paidClosed(300),
    printed(times(1)),
    repaid(),
    printed(times(2, { etat: 'annule' })),
    read(),
  ]),
  rule('each kind of payment is printed by who reads it; for others there is no document (ADR 0042)', [
    ...given,
    printed(UNKNOWN, { as: ['commandes'] }),
    seen(UNKNOWN, { as: ['commandes'] }),
    read(UNKNOWN, { as: ['commandes'] }),
    shared(UNKNOWN, { as: ['commandes'] }),
    printed(times(1), { as: ['depenses'] }),
    read(undefined, { as: ['depenses'] }),
    registered(),
    ordered(900),
    collecting({}),
    printed(UNKNOWN, { as: ['depenses'] }),
    read(UNKNOWN, { as: ['depenses'] }),
    printed(times(1, { numero: 'PC-@caisse.code-@year-000001' }), { as: ['commandes'] }),
    read(undefined, { as: ['commandes'] }),
    printed(UNKNOWN, { as: ['caisses', 'avances'] }),
    printed({ code: 'auth.permission' }, { as: ['clients'] }),
    seen({ code: 'auth.permission' }, { as: ['clients'] }),
    read({ code: 'auth.permission' }, { as: ['clients'] }),
    shared({ code: 'auth.permission' }, { as: ['clients'] }),
  ]),
  rule('who does not see a register prints no document of its payments, nor a deleted one (ADR 0042, PRODUCT Q)', [
    ...restricted(['depenses']),
    typed,
    owing(900),
    paying({ caisseid: '@sienne.caisseid' }),
    printed(times(1), { as: ['depenses'] }),
    read(undefined, { as: ['depenses'] }),
    // The payment moves to the other register, and its former document with it.
    { ...repaying({ caisseid: '@autre.caisseid' }), save: 'corrige' },
    printed(UNKNOWN, { as: ['depenses'], ...ofCorrige }),
    seen(UNKNOWN, { as: ['depenses'], ...ofCorrige }),
    read(UNKNOWN, { as: ['depenses'], ...ofCorrige }),
    printed(UNKNOWN, { as: ['depenses'] }),
    read(UNKNOWN, { as: ['depenses'] }),
    unpaid,
    printed(UNKNOWN, { as: ['depenses'], ...ofCorrige }),
    printed(REPLACED),
  ]),
  rule('a link is renewed by who reads the payment, whatever became of the document, and counts no print (ADR 0046)', [
    ...given,
    printed(times(1)),
    renewed(times(1, { numero: '@reglement.numero', etat: 'valide' }), { as: ['depenses'] }),
    renewed(UNKNOWN, { as: ['commandes'] }),
    renewed(UNKNOWN, { as: ['caisses', 'avances'] }),
    renewed({ code: 'auth.permission' }, { as: ['clients'] }),
    renewed({ code: 'auth.session' }, { as: null }),
    printed(times(2)),
    ask(
      activites.list,
      { objet: 'imprime', objetid: '@reglement.imprimeid' },
      {
        data: [
          { libelle: '@reglement.numero' },
          { actiontype: 'Update', apres: { ...ofImprime, tirages: 1 } },
          { libelle: '@reglement.numero' },
        ],
      },
    ),
    recorded,
    renewed(times(2, { etat: 'remplace' })),
    unpaid,
    renewed({ data: { etat: 'annule' } }, ofCorrige),
  ]),
  rule('the audit log tells each print to who sees the register (ADR 0042, PRODUCT G, Q)', [
    ...restricted(['utilisateurs']),
    typed,
    owing(900),
    paying({ caisseid: '@autre.caisseid' }),
    printed(times(1)),
    printed(times(2)),
    ask(
      activites.list,
      { objet: 'imprime', objetid: '@reglement.imprimeid' },
      {
        count: 2,
        data: [
          {
            actiontype: 'Update',
            libelle: '@reglement.numero',
            utilisateurid: '@me.utilisateurid',
            avant: { ...ofImprime, tirages: 1 },
            apres: { ...ofImprime, etat: 'valide', tirages: 2 },
          },
          { avant: { tirages: 0 }, apres: { numero: '@reglement.numero', tirages: 1 } },
        ],
      },
    ),
    ask(
      activites.list,
      { objet: 'imprime', objetid: '@reglement.imprimeid' },
      { count: 0, data: [] },
      { as: ['utilisateurs'] },
    ),
    // The payment's own line says no document: it comes before it (ADR 0041).
    ask(reglements.ofDette, { id: '@depense.depenseid' }, { data: [ofImprime] }),
  ]),
];
