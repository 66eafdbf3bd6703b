import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened, owing, typed } from './given';
import { PDF, UNKNOWN } from './given.imprimes';
import { paying, repaying } from './given.references';

const { imprimes } = calls;

const PREMIER = '@reglement.imprimeid';
const SECOND = '@second.imprimeid';
const REPLACED: Expectation = { code: 'imprime.remplace' };

/** Counts one more print of each of these documents. */
const printed = (imprimeids: readonly unknown[], expect: Expectation, more?: Partial<Step>) =>
  ask(imprimes.tirerlot, { imprimeids }, expect, more);
/** Reads documents as one PDF. */
const read = (imprimeids: string, expect: Expectation, more?: Partial<Step>) =>
  ask(imprimes.lot, { imprimeids }, expect, more);

/** They were printed so often now. */
const times = (...counts: readonly (readonly [imprimeid: string, tirages: number])[]): Expectation => ({
  data: counts.map(([imprimeid, tirages]) => ({ imprimeid, tirages })),
});

/** The document was printed so often. */
const seen = (imprimeid: string, tirages: number): Step => ask(imprimes.byId, { imprimeid }, { data: { tirages } });

/** Two payments of 100 francs each, `@reglement` and `@second`. */
const given: readonly Step[] = [typed, opened(1000), owing(900), paying({}), { ...paying({}), save: 'second' }];

/** Several documents printed at once (ADR 0042). */
export const lotsCases: readonly ConformanceCase[] = [
  rule('several documents are counted at once, in the order asked for; their PDF counts nothing (ADR 0042)', [
    ...given,
    read(`${SECOND},${PREMIER}`, PDF),
    printed([SECOND, PREMIER], times([SECOND, 1], [PREMIER, 1])),
    printed([PREMIER], times([PREMIER, 2])),
    read(`${SECOND},${PREMIER}`, PDF, { query: { imprimeids: `${SECOND},${PREMIER}`, format: '80', langue: 'en' } }),
    printed([PREMIER, SECOND], times([PREMIER, 3], [SECOND, 2]), { as: ['depenses'] }),
  ]),
  rule('where one of several documents is not printed, none is counted (ADR 0042)', [
    ...given,
    { ...repaying({ montant: 50 }), save: 'corrige' },
    printed([SECOND, PREMIER], REPLACED),
    read(`${SECOND},${PREMIER}`, REPLACED),
    printed([SECOND, 2_000_000_000], UNKNOWN),
    read(`${SECOND},2000000000`, UNKNOWN),
    printed([SECOND, '@corrige.imprimeid'], UNKNOWN, { as: ['commandes'] }),
    read(`${SECOND},@corrige.imprimeid`, UNKNOWN, { as: ['commandes'] }),
    printed([SECOND], { code: 'auth.permission' }, { as: ['clients'] }),
    read(SECOND, { code: 'auth.permission' }, { as: ['clients'] }),
    seen(SECOND, 0),
    seen('@corrige.imprimeid', 0),
  ]),
];
