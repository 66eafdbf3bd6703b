import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { balanceIs, opened, remainderIs } from './given';
import { moved, ofCaisse, reopened } from './given.arretes';
import {
  ARRETE,
  bothClosed,
  closed,
  ofContrepassation,
  ofMouvement,
  ofReglement,
  paidClosed,
  repaid,
  reversed,
} from './given.contrepassations';

const { activites, caisses, depenses, mouvements, reglements } = calls;

type Fields = Readonly<Record<string, unknown>>;

const ofDepense = { depenseid: '@depense.depenseid' };

/** What is in the audit log about one record, the latest first. */
const toldOf = (objet: string, objetid: string, data: readonly Fields[]): Step =>
  ask(activites.list, { objet, objetid }, { count: data.length, data });

/** Every change of a movement by its own calls. */
const unchanged = (params: Fields, expect: Expectation): Step[] => [
  ask(mouvements.update, { ...params, montant: 40, type: 1 }, expect),
  ask(mouvements.remove, params, expect),
];

/** Every change of `@reglement` by its own calls; a form that was opened before the reversal sends the old version. */
const kept: Step[] = [
  ask(
    reglements.update,
    { ...ofReglement, ...ofDepense, ...ofCaisse, montant: 10, from: 0, date: '@today', version: '@reglement.version' },
    { code: 'reglement.contrepasse' },
  ),
  ask(reglements.remove, ofReglement, { code: 'reglement.contrepasse' }),
];

/** What stands after a reversal, and what is told of it (ADR 0034). */
export const contrepassationsSuitesCases: readonly ConformanceCase[] = [
  rule('neither a reversed movement nor its reversal is changed or deleted, whatever is reopened (ADR 0034)', [
    opened(1000),
    moved({}, { date: ARRETE }),
    ...closed(1050),
    reversed(),
    ...unchanged(ofMouvement, { code: 'mouvement.contrepasse' }),
    ...unchanged(ofContrepassation, { code: 'mouvement.contrepassation' }),
    reopened({}),
    ...unchanged(ofMouvement, { code: 'mouvement.contrepasse' }),
    ...unchanged(ofContrepassation, { code: 'mouvement.contrepassation' }),
    balanceIs(1000),
  ]),
  rule('a reversed payment is neither changed nor deleted, whatever is reopened (ADR 0034)', [
    ...paidClosed(300),
    repaid(),
    ...kept,
    reopened({}),
    ...kept,
    balanceIs(1000),
    remainderIs(400),
  ]),
  rule('a reversal is told in the audit log and in the timelines of the register and of the expense (PRODUCT G)', [
    ...bothClosed,
    repaid({}, {}, { save: 'rendu' }),
    reversed(),
    toldOf('reglement', '@reglement.reglementid', [
      {
        actiontype: 'Update',
        avant: { contrepassele: null, version: 1 },
        apres: { contrepassele: '@today', montant: 300, version: 2 },
      },
      { actiontype: 'Insert' },
    ]),
    toldOf('mouvementcaisse', '@rendu.mouvementcaisseid', [
      { actiontype: 'Insert', avant: null, apres: { montant: 300, type: 1, description: 'Saisi deux fois' } },
    ]),
    toldOf('mouvementcaisse', '@mouvement.mouvementcaisseid', [
      { actiontype: 'Update', avant: { contrepassele: null }, apres: { contrepassele: '@today', version: 2 } },
      { actiontype: 'Insert' },
    ]),
    toldOf('mouvementcaisse', '@contrepassation.mouvementcaisseid', [
      { actiontype: 'Insert', avant: null, apres: { contrepasseid: '@mouvement.mouvementcaisseid', type: 0 } },
    ]),
    ask(depenses.suivi, ofDepense, {
      count: 3,
      first: [
        { objet: 'reglement', actiontype: 'Update', montant: 300, contrepasse: true },
        { objet: 'reglement', contrepasse: false },
      ],
    }),
    ask(caisses.suivi, ofCaisse, {
      count: 4,
      first: [
        { objet: 'mouvementcaisse', actiontype: 'Insert', etat: null },
        { objet: 'mouvementcaisse', actiontype: 'Insert' },
        { objet: 'arrete' },
      ],
    }),
  ]),
];
