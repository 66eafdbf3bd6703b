import { calls } from '@comptoir/contract/calls';
import type { ErrorCode } from '@comptoir/contract/errors';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { typed } from './given';
import { begun, etapeid, etatOf, projetIs, spent } from './given.projets';

const { depenses } = calls;

const NONE = 2_000_000_000;

const refusedField = (path: string, code: ErrorCode, fields: Record<string, unknown>): Step =>
  spent(1, { save: 'refused', expect: refusing([path, code]) }, fields);

const moved = (fields: Record<string, unknown>, more: Partial<Step> = {}): Step => ({
  ...spent(70_000, { save: 'moved' }, fields),
  call: depenses.update,
  params: { depenseid: '@depense.depenseid' },
  ...more,
});

const spentOn = (etapeprojetid: string, data: readonly Record<string, unknown>[]): Step =>
  ask(depenses.list, { etapeprojetid }, { count: data.length, data });

/** Expenses of a step (spec § 5, CONTRACT "Money calls", RELIABILITY I19). */
export const depensesEtapeCases: readonly ConformanceCase[] = [
  rule('an expense on a step names its project and its step, and is listed there (spec § 2 Projects)', [
    typed,
    begun(['Fondations', 'Murs']),
    spent(70_000, {
      expect: {
        data: {
          expenseonstep: 1,
          projetid: '@projet.projetid',
          etapeprojetid: etapeid(),
          montantrestant: 70_000,
        },
      },
    }),
    spentOn(etapeid(), [{ depenseid: '@depense.depenseid' }]),
    spentOn(etapeid(1), []),
  ]),
  rule('the step of an expense lives and belongs to its project (RELIABILITY I19)', [
    typed,
    begun(['Fondations'], 'ailleurs'),
    begun(['Fondations']),
    refusedField('projetid', 'champ.requis', { projetid: null }),
    refusedField('etapeprojetid', 'champ.requis', { etapeprojetid: null }),
    refusedField('projetid', 'champ.invalide', { projetid: NONE }),
    refusedField('etapeprojetid', 'champ.invalide', { etapeprojetid: NONE }),
    refusedField('etapeprojetid', 'champ.invalide', { etapeprojetid: etapeid(0, 'ailleurs') }),
    refusedField('projetid', 'champ.invalide', { expenseonstep: 0 }),
    refusedField('etapeprojetid', 'champ.invalide', { expenseonstep: 0, projetid: null }),
    ask(depenses.search, { term: '@unique' }, { count: 0 }),
  ]),
  rule('money may be spent on a closed step (contract/projets)', [
    typed,
    begun(['Fondations']),
    etatOf(0, 1),
    spent(70_000),
    projetIs({ statutprojet: 2, engage: 70_000 }),
  ]),
  rule('an expense moves to another step, and off projects altogether (spec § 4 Expense form)', [
    typed,
    begun(['Fondations', 'Murs']),
    spent(70_000),
    moved({ etapeprojetid: etapeid(1) }, { expect: { data: { etapeprojetid: etapeid(1) } } }),
    spentOn(etapeid(), []),
    spentOn(etapeid(1), [{ montant: 70_000 }]),
    moved({ expenseonstep: 0 }, { expect: refusing(['projetid', 'champ.invalide']) }),
    moved(
      { expenseonstep: 0, projetid: null, etapeprojetid: null },
      { expect: { data: { expenseonstep: 0, projetid: null, etapeprojetid: null } } },
    ),
    spentOn(etapeid(1), []),
    projetIs({ engage: 0, regle: 0 }),
  ]),
];
