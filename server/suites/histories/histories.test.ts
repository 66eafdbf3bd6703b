import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls';
import type { Client } from '#contract/clients';
import type { Commande } from '#contract/commandes';
import type { Depense } from '#contract/depenses';
import { type ErrorCode, situationOf } from '#contract/errors';
import { opened } from '../../testing/opened';
import { openHouse } from '../house';
import { Counter } from '../money/counter';
import { type Event, explain } from './explain';
import { type Intention, intention, type Known, operationOf } from './intention';
import { debtsIn, debtsShown, registersIn, registersShown } from './lists';
import { type Operation, requestFor } from './operation';
import { EMPTY, type State } from './state';

const RUNS = Number(process.env.RUNS ?? 12);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const CLIENTS = 8;

const house = opened(openHouse);
let counters: Counter[];
let client: Client;

beforeAll(async () => {
  const first = await Counter.open(house);
  client = await first.client();
  counters = [first];
  while (counters.length < CLIENTS) counters.push(await first.colleague());
});

interface Model {
  state: State;
  known: { [Noun in keyof Known]: number[] };
}

/** Several clients act at the same instant; the model follows in the order that explains their answers. */
class Together implements fc.AsyncCommand<Model, Counter[]> {
  constructor(readonly intentions: readonly Intention[]) {}

  check = () => true;

  async run(model: Model, clients: Counter[]): Promise<void> {
    const operations = this.intentions.map((wish) => operationOf(wish, model.state, model.known));
    const events = await Promise.all(operations.map((operation, i) => eventOf(clients[i]!, operation)));
    const next = explain(model.state, events);
    if (!next) throw new Error(`no order of these explains their answers: ${JSON.stringify(events, null, 1)}`);
    model.state = next;
    remember(model, next);
  }

  toString = () => this.intentions.map((wish) => JSON.stringify(wish)).join(' ‖ ');
}

async function eventOf(counter: Counter, operation: Operation): Promise<Event> {
  const setting = { typedepenseid: counter.type.typedepenseid, clientid: client.clientid, date: counter.date };
  const { status, body } = await house.send(counter.person, ...requestFor(operation, setting));
  const { code, data } = body as { code?: ErrorCode; data: Event['data'] };
  // Two situations share a code: the status tells which one the rule must know.
  return { operation, status, code: code && situationOf(code, status), data };
}

function remember({ known }: Model, state: State): void {
  for (const noun of Object.keys(known) as (keyof Known)[]) {
    known[noun] = [...new Set([...known[noun], ...state[noun].keys()])];
  }
}

/** Every list of the API, of the records of this history, equals the model. */
async function expectSame({ state, known }: Model, counter: Counter): Promise<void> {
  const byId = <Row extends { caisseid?: number; id?: number }>(rows: Row[]) =>
    rows.sort((a, b) => (a.caisseid ?? a.id ?? 0) - (b.caisseid ?? b.id ?? 0));
  expect(byId(await registersShown(counter, state.caisses.keys()))).toEqual(byId(registersIn(state)));
  const soldes = await counter.soldes();
  expect(known.caisses.filter((id) => soldes.has(id) !== state.caisses.has(id))).toEqual([]);

  const depenses = (await house.done(counter.person, calls.depenses.all, {})) as Depense[];
  const commandes = (await house.done(counter.person, calls.commandes.all, {})) as Commande[];
  const shown = await debtsShown(
    counter,
    depenses.filter(({ depenseid }) => known.depenses.includes(depenseid)),
    commandes.filter(({ commandeid }) => known.commandes.includes(commandeid)),
  );
  expect(byId(shown)).toEqual(byId(debtsIn(state, counter.date)));
}

/** Every history starts with something of each kind: registers and debts, then what uses them. */
const OPENING: readonly (readonly Intention['kind'][])[] = [
  ['caisse.create', 'caisse.create', 'caisse.create'],
  ['depense.create', 'depense.create', 'depense.create', 'commande.create', 'commande.create', 'commande.create'],
  ['reglement.create', 'reglement.create', 'reglement.create', 'reglement.create'],
  ['mouvement.create', 'mouvement.create'],
];
const opening = (kind: Intention['kind'], i: number): Intention => {
  const isPayment = kind.startsWith('reglement');
  const [montant, type] = isPayment ? ([50, i % 2 === 0 ? 0 : 1] as const) : ([500 + 100 * i, 1] as const);
  return { kind, a: 8 * i + 1, b: 8 * i + 1, montant, type, version: 'none' };
};

const together = fc
  .array(intention, { minLength: 2, maxLength: CLIENTS, size: 'max' })
  .map((wishes) => new Together(wishes));
const history = fc.commands([together], { maxCommands: 14, size: 'max' });

test(
  `random histories of 2 to 8 clients equal the model after each, and every invariant holds (RELIABILITY P04–P06, F37); SEED=${SEED}`,
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (commands) => {
        const model: Model = {
          state: EMPTY,
          known: { caisses: [], mouvements: [], depenses: [], commandes: [], reglements: [] },
        };
        for (const kinds of OPENING) await new Together(kinds.map(opening)).run(model, counters);
        await fc.asyncModelRun(() => ({ model, real: counters }), commands);
        await expectSame(model, counters[0]!);
        expect(await house.violations()).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: false, interruptAfterTimeLimit: 50_000 * Math.max(1, RUNS / 12) },
    );
  },
  60_000 * Math.max(1, RUNS / 12),
);
