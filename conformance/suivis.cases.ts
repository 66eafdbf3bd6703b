import { calls } from '@comptoir/contract/calls';
import type { SuiviCaisse } from '@comptoir/domain/arrete';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import { blind, booked, counted, explained, francs, recounted, reopened } from './given.arretes';
import { confined } from './given.maison';
import { accepted, apart, onItsWay, sent } from './given.transferts';

const { caisses, dashboard } = calls;

type Fields = Readonly<Record<string, unknown>>;

const LONG_AGO = '2020-01-10';

/** Two cashiers who read the dashboard, each seeing one register alone once they are confined to it. */
const ONE = ['tableau de bord', 'caisses'] as const;
const OTHER = ['tableau de bord', 'caisses', 'caisses.mouvements'] as const;
/** Who reads the dashboard, and no registers. */
const MANAGER = ['tableau de bord'] as const;

/** Reads what waits: `more` registers than before are late, (`ecarts`) have a variance to be explained. */
const waiting = ({ arretes, ecarts }: Record<'arretes' | 'ecarts', 0 | 1>): Step =>
  ask(
    dashboard.attente,
    {},
    {
      data: {
        arretes: { nombre: `@avant.arretes.nombre+${arretes}` },
        ecarts: { nombre: `@avant.ecarts.nombre+${ecarts}` },
        transferts: { nombre: '@avant.transferts.nombre', montant: '@avant.transferts.montant' },
        attitre: false,
      },
    },
  );
const before: Step = ask(dashboard.attente, {}, {}, { save: 'avant' });

/** What waits for a cashier, to the figure: nobody else is in their registers. */
const waitsFor = (as: Step['as'] & object, data: Fields): Step => ask(dashboard.attente, {}, { data }, { as });

/** Finds the registers of this case that somebody must look after. */
const suiviesAre = (suivi: SuiviCaisse | '', names: readonly string[], as?: Step['as'] & object): Step => ({
  call: caisses.search,
  ...(as && { as }),
  params: { term: '@unique' },
  query: { suivi },
  expect: { count: names.length, data: names.map((name) => ({ caisseid: `@${name}.caisseid` })) },
});

/** Registers that somebody must look after, money in transit, and who is a cashier (ADR 0038). */
export const suivisCases: readonly ConformanceCase[] = [
  rule('a register closed long ago is late, until it is closed again; one that was never closed is not (ADR 0038)', [
    before,
    opened(1000, 'jamais'),
    opened(1000),
    suiviesAre('', ['caisse', 'jamais']),
    suiviesAre('retard', []),
    ...recounted({ ...francs(1000), jusquau: LONG_AGO }),
    suiviesAre('retard', ['caisse']),
    suiviesAre('ecart', []),
    ask(caisses.list, { suivi: 'retard' }, { first: [{ caisseid: '@caisse.caisseid' }] }),
    waiting({ arretes: 1, ecarts: 0 }),
    ...recounted({ ...francs(1000), nature: 'controle' }),
    suiviesAre('retard', ['caisse']),
    ...recounted(francs(1000)),
    suiviesAre('retard', []),
    waiting({ arretes: 0, ecarts: 0 }),
    reopened({ data: { etat: 'rouvert' } }),
    suiviesAre('retard', ['caisse']),
    waiting({ arretes: 1, ecarts: 0 }),
  ]),
  rule('a variance without a reason waits until it is explained, whatever was counted since (ADR 0038)', [
    before,
    blind(1000),
    opened(1000, 'juste'),
    ...recounted(francs(900)),
    suiviesAre('ecart', ['caisse']),
    suiviesAre('retard', []),
    ask(caisses.list, { suivi: 'ecart' }, { first: [{ caisseid: '@caisse.caisseid' }] }),
    waiting({ arretes: 0, ecarts: 1 }),
    counted({ ...francs(1000), nature: 'controle' }, {}, { save: 'apres' }),
    suiviesAre('ecart', ['caisse']),
    counted({ ...francs(1100), nature: 'controle' }, {}, { save: 'encore' }),
    waiting({ arretes: 0, ecarts: 1 }),
    explained({}, 'Appoint', { params: { arreteid: '@encore.arreteid' } }),
    suiviesAre('ecart', ['caisse']),
    explained({}),
    suiviesAre('ecart', []),
    waiting({ arretes: 0, ecarts: 0 }),
  ]),
  rule('a variance that was booked, or whose days were reopened, waits for no reason (ADR 0038)', [
    before,
    blind(1000),
    ...recounted({ ...francs(900), jusquau: LONG_AGO }),
    waiting({ arretes: 1, ecarts: 1 }),
    booked({}),
    suiviesAre('ecart', []),
    waiting({ arretes: 1, ecarts: 0 }),
    ...recounted(francs(700)),
    waiting({ arretes: 0, ecarts: 1 }),
    reopened({}),
    suiviesAre('ecart', []),
    waiting({ arretes: 1, ecarts: 0 }),
  ]),
  rule('money on its way waits for who sees its source or its target, until it is answered (ADR 0038)', [
    ...apart,
    opened(1000, 'ailleurs'),
    ...confined(ONE, 'cible'),
    ...confined(OTHER, 'ailleurs'),
    before,
    waitsFor(ONE, { transferts: { nombre: 0, montant: 0 }, attitre: true }),
    onItsWay(),
    onItsWay({ montant: 30 }),
    waitsFor(ONE, { transferts: { nombre: 2, montant: 230 } }),
    waitsFor(OTHER, { transferts: { nombre: 0, montant: 0 }, attitre: true }),
    ...confined(OTHER, 'source'),
    waitsFor(OTHER, { transferts: { nombre: 2, montant: 230 } }),
    ask(
      dashboard.attente,
      {},
      {
        data: { transferts: { nombre: '@avant.transferts.nombre+2', montant: '@avant.transferts.montant+230' } },
      },
    ),
    accepted(),
    waitsFor(ONE, { transferts: { nombre: 1, montant: 200 } }),
    sent({ data: { etat: 'recu' } }, {}, { save: 'recu' }),
    waitsFor(ONE, { transferts: { nombre: 1, montant: 200 } }),
  ]),
  rule('people are told of the registers that they see, with the permission of registers (ADR 0038, PRODUCT Q)', [
    blind(1000),
    opened(1000, 'autre'),
    ...recounted({ ...francs(900), jusquau: LONG_AGO }),
    ...confined(ONE, 'caisse'),
    ...confined(OTHER, 'autre'),
    waitsFor(ONE, { arretes: { nombre: 1 }, ecarts: { nombre: 1 }, attitre: true }),
    suiviesAre('ecart', ['caisse'], ONE),
    suiviesAre('retard', ['caisse'], ONE),
    waitsFor(OTHER, { arretes: { nombre: 0 }, ecarts: { nombre: 0 }, attitre: true }),
    suiviesAre('ecart', [], OTHER),
    suiviesAre('retard', [], OTHER),
    waitsFor(MANAGER, {
      arretes: { nombre: 0 },
      ecarts: { nombre: 0 },
      transferts: { nombre: 0, montant: 0 },
      attitre: false,
    }),
    ...confined(MANAGER, 'caisse'),
    waitsFor(MANAGER, { arretes: { nombre: 0 }, ecarts: { nombre: 0 }, attitre: true }),
  ]),
];
