import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened } from './given';
import { begun, CHEF, counted, francs, ofArrete, recounted, reopened } from './given.arretes';
import { documentOf, foundBy, PDF, UNKNOWN } from './given.imprimes';
import { confined } from './given.maison';

type Fields = Readonly<Record<string, unknown>>;

const { arretes, caisses } = calls;

const ofImprime = { imprimeid: '@arrete.imprimeid' };
/** Sees another register alone. */
const OUTSIDER = ['caisses', 'caisses.transferer'] as const;

/** A number of this year: the rank in the series of `@caisse`. */
const pv = (rang: number) => `PV-@caisse.code-@year-00000${rang}`;
const has = (rang: number, more: Fields = {}): Expectation => ({ data: { pv: pv(rang), ...more } });
const controle = (nombre: number, expect: Expectation): Step[] => [
  begun(),
  counted({ ...francs(nombre), nature: 'controle' }, expect),
];

const { seen, printed, read, delivered } = documentOf('arrete');

/** The minutes of closings, numbered and printed (ADR 0049). */
export const arretesNumerotesCases: readonly ConformanceCase[] = [
  rule(
    'closings and surprise counts are numbered in one series of their register and year, without a hole (ADR 0049)',
    [
      opened(100),
      ...controle(100, has(1, { numero: 1 })),
      begun(),
      counted({ ...francs(100), nature: 'controle', jusquau: '2026-01-04' }, { status: 422 }, { save: 'rien' }),
      ...recounted(francs(100), has(2, { numero: 2 })),
      ask(arretes.byId, ofArrete, has(2, ofImprime)),
      ask(arretes.list, { caisseid: '@caisse.caisseid' }, { data: [{ pv: pv(2), ...ofImprime }, { pv: pv(1) }] }),
    ],
  ),
  rule('the minutes of a reopened closing are cancelled; the next count has the next number (ADR 0049)', [
    opened(100),
    ...recounted(francs(100), has(1)),
    seen({ data: { numero: pv(1), etat: 'valide', tirages: 0 } }),
    reopened(has(1, { etat: 'rouvert' })),
    seen({ data: { numero: pv(1), etat: 'annule' } }),
    printed({ data: { etat: 'annule', tirages: 1 } }),
    read(),
    ...recounted(francs(100), has(2)),
  ]),
  rule('minutes are printed by who reads the closing, and each print is counted (ADR 0049, PRODUCT Q)', [
    opened(50, 'ailleurs'),
    ...confined(OUTSIDER, 'ailleurs'),
    opened(100),
    ...recounted(francs(100)),
    printed({ data: { numero: pv(1), tirages: 1 } }),
    printed({ data: { tirages: 2 } }, { as: CHEF }),
    read(PDF, { as: CHEF, query: { langue: 'en', format: '80' } }),
    ask(arretes.pv, ofArrete, PDF),
    seen(UNKNOWN, { as: OUTSIDER }),
    printed(UNKNOWN, { as: OUTSIDER }),
    read(UNKNOWN, { as: OUTSIDER }),
    ask(arretes.pv, ofArrete, UNKNOWN, { as: OUTSIDER }),
    read(UNKNOWN, { as: ['depenses'] }),
    delivered(UNKNOWN),
  ]),
  rule('the number of minutes finds their register, for who sees it, and freezes its code (ADR 0049, PRODUCT K)', [
    opened(50, 'ailleurs'),
    ...confined(OUTSIDER, 'ailleurs'),
    opened(100),
    ...recounted(francs(100)),
    foundBy(pv(1), [{ objet: 'caisse', id: '@caisse.caisseid' }]),
    foundBy('pv-@caisse.code-@year-000001', [{ objet: 'caisse', id: '@caisse.caisseid' }]),
    foundBy(pv(1), [], OUTSIDER),
    foundBy(pv(2), []),
    ask(
      caisses.update,
      { caisseid: '@caisse.caisseid', libelle: 'Caisse @unique', code: 'AUTRE8' },
      { code: 'caisse.code_fige' },
    ),
  ]),
];
