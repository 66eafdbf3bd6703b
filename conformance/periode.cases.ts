import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase, Step } from './case';
import { opened, owing, paid, typed } from './given';

const { dashboard, depenses } = calls;
const TODAY = { datedebut: '@today', datefin: '@today' };

const spentOn = (date: string, montant: number): Step => ({
  call: depenses.create,
  body: { libelle: 'Dépense @unique', typedepenseid: '@type.typedepenseid', montant, date },
});

/** The figures of a period that one call returns together. */
export const periodeCases: readonly ConformanceCase[] = [
  {
    name: 'the figures of a period in one call are those of the three calls (PRODUCT N)',
    steps: [
      typed,
      opened(1000),
      owing(600),
      paid(150),
      { call: dashboard.totaux, query: TODAY, save: 'totaux' },
      { call: dashboard.repartition, query: TODAY, save: 'parts' },
      ...(['jour', 'mois'] as const).flatMap((pas) => [
        { call: dashboard.flux, query: { ...TODAY, pas }, save: pas },
        {
          call: dashboard.periode,
          query: { ...TODAY, pas },
          expect: { data: { totaux: '@totaux', flux: `@${pas}`, repartition: '@parts' } },
        },
      ]),
    ],
  },
  {
    name: 'the totals of the period before come with them where they are asked for (PRODUCT N)',
    steps: [
      typed,
      opened(1000),
      spentOn('2007-01-31', 1),
      spentOn('2007-02-01', 30),
      spentOn('2007-02-28', 40),
      spentOn('2007-03-02', 200),
      {
        call: dashboard.periode,
        query: { datedebut: '2007-03-01', datefin: '2007-03-31', comparer: 'mois' },
        expect: {
          data: {
            totaux: { depenses: 200 },
            avant: { datedebut: '2007-02-01', datefin: '2007-02-28', depenses: 70, entrees: 0, sorties: 0 },
          },
        },
      },
      { call: dashboard.totaux, query: TODAY, save: 'totaux' },
      {
        call: dashboard.periode,
        query: { datedebut: '@tomorrow', datefin: '@tomorrow', comparer: 'jours' },
        expect: {
          data: {
            avant: {
              ...{ datedebut: '@today', datefin: '@today', depenses: '@totaux.depenses' },
              ...{ entrees: '@totaux.entrees', sorties: '@totaux.sorties' },
            },
          },
        },
      },
      ...[{}, { datedebut: '2000-01-01', comparer: 'annee' }].map((query) => ({
        call: dashboard.periode,
        query: { ...TODAY, ...query },
        expect: { data: { avant: undefined } },
      })),
      {
        call: dashboard.periode,
        query: { ...TODAY, comparer: 'heure' },
        expect: { status: 422, errors: [{ path: 'comparer', code: 'champ.invalide' }] },
      },
    ],
  },
];
