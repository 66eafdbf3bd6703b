import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';

const { dashboard, depenses } = calls;
const TODAY = { datedebut: '@today', datefin: '@today' };

const spentOn = (date: string, montant: number): Step =>
  ask(depenses.create, { libelle: 'Dépense @unique', typedepenseid: '@type.typedepenseid', montant, date });

/** The figures of a period that one call returns together. */
export const periodeCases: readonly ConformanceCase[] = [
  rule('the figures of a period in one call are those of the three calls (PRODUCT N)', [
    typed,
    opened(1000),
    owing(600),
    paid(150),
    ask(dashboard.totaux, TODAY, {}, { save: 'totaux' }),
    ask(dashboard.repartition, TODAY, {}, { save: 'parts' }),
    ...(['jour', 'mois'] as const).flatMap((pas) => [
      ask(dashboard.flux, { ...TODAY, pas }, {}, { save: pas }),
      ask(
        dashboard.periode,
        { ...TODAY, pas },
        { data: { totaux: '@totaux', flux: `@${pas}`, repartition: '@parts' } },
      ),
    ]),
  ]),
  rule('the totals of the period before come with them, if there was business (PRODUCT N)', [
    typed,
    opened(1000),
    spentOn('2007-01-31', 1),
    spentOn('2007-02-01', 30),
    spentOn('2007-02-28', 40),
    spentOn('2007-03-02', 200),
    ask(
      dashboard.periode,
      { datedebut: '2007-03-01', datefin: '2007-03-31' },
      {
        data: {
          totaux: { depenses: 200 },
          avant: { datedebut: '2007-02-01', datefin: '2007-02-28', depenses: 70, entrees: 0, sorties: 0 },
        },
      },
    ),
    ask(
      dashboard.periode,
      { datedebut: '2007-03-03', datefin: '2007-03-04' },
      { data: { avant: { datedebut: '2007-03-01', datefin: '2007-03-02', depenses: 200, entrees: 0, sorties: 0 } } },
    ),
    ask(dashboard.periode, { ...TODAY, datedebut: '2000-01-01' }, { data: { avant: undefined } }),
  ]),
];
