import { calls } from '../calls';
import type { ConformanceCase } from './case';
import { opened, owing, paid, typed } from './given';

const { dashboard } = calls;
const TODAY = { datedebut: '@today', datefin: '@today' };

/** The figures of a period that come together. */
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
];
