import { isDeepStrictEqual } from 'node:util';
import { calls } from '@comptoir/contract/calls';
import type { Client } from '@comptoir/contract/clients';
import type { Commande } from '@comptoir/contract/commandes';
import type { Depense } from '@comptoir/contract/depenses';
import { type ErrorCode, situationOf } from '@comptoir/contract/errors';
import fc from 'fast-check';
import type { House } from '../house';
import { Counter } from '../money/counter';
import { type Event, explain, isBusy } from './explain';
import { type Intention, intention, type Known, operationOf } from './intention';
import { debtsIn, debtsShown, registersIn, registersShown } from './lists';
import { type Operation, requestFor } from './operation';
import { type Histories, playAll } from './play';
import { EMPTY, type State } from './state';

/** How many clients act at the same time at most (RELIABILITY F37). */
const CLIENTS = 8;
/** How many rounds a history has at most. */
const ROUNDS = 14;

/** Eight people at the counters of one house, and the client for whom they take orders. */
export interface Staff {
  house: House;
  counters: readonly Counter[];
  client: Client;
  /** How many answers the house gave, and how many of them said that it was busy. */
  answers: { all: number; busy: number };
}

export async function staffOf(house: House): Promise<Staff> {
  const first = await Counter.open(house);
  const client = await first.client();
  const counters = [first];
  while (counters.length < CLIENTS) counters.push(await first.colleague());
  return { house, counters, client, answers: { all: 0, busy: 0 } };
}

interface Model {
  state: State;
  known: { [Noun in keyof Known]: number[] };
}

/** Lets several clients act at the same instant; the model then follows an order that explains their answers. */
class Together implements fc.AsyncCommand<Model, Staff> {
  constructor(readonly intentions: readonly Intention[]) {}

  check = () => true;

  async run(model: Model, staff: Staff): Promise<void> {
    const operations = this.intentions.map((wish) => operationOf(wish, model.state, model.known));
    const events = await Promise.all(operations.map((operation, i) => eventOf(staff, i, operation)));
    staff.answers.all += events.length;
    staff.answers.busy += events.filter(isBusy).length;
    const next = explain(model.state, events);
    if (!next) throw new Error(`no order of these explains their answers: ${JSON.stringify(events, null, 1)}`);
    model.state = next;
    remember(model, next);
  }

  toString = () => this.intentions.map((wish) => JSON.stringify(wish)).join(' ‖ ');
}

async function eventOf({ house, counters, client }: Staff, i: number, operation: Operation): Promise<Event> {
  const counter = counterAt(counters, i);
  const setting = { typedepenseid: counter.type.typedepenseid, clientid: client.clientid, date: counter.date };
  const { status, body } = await house.send(counter.person, ...requestFor(operation, setting));
  const { code, data } = body as { code?: ErrorCode; data: Event['data'] };
  // Two situations can share a code; the status tells them apart for the rule.
  return { operation, status, code: code && situationOf(code, status), data };
}

function remember({ known }: Model, state: State): void {
  for (const noun of Object.keys(known) as (keyof Known)[]) {
    known[noun] = [...new Set([...known[noun], ...state[noun].keys()])];
  }
}

/**
 * Checks that the API's lists show the records of this history as the model has them.
 * @throws when one does not
 */
async function compare({ state, known }: Model, { house, counters }: Staff): Promise<void> {
  const counter = counterAt(counters, 0);
  const byId = <Row extends { caisseid?: number; id?: number }>(rows: Row[]) =>
    rows.sort((a, b) => (a.caisseid ?? a.id ?? 0) - (b.caisseid ?? b.id ?? 0));
  same('registers', byId(await registersShown(counter, state.caisses.keys())), byId(registersIn(state)));
  const soldes = await counter.soldes();
  const strange = known.caisses.filter((id) => soldes.has(id) !== state.caisses.has(id));
  same('registers that are there', strange, []);

  const depenses = (await house.done(counter.person, calls.depenses.all, {})) as Depense[];
  const commandes = (await house.done(counter.person, calls.commandes.all, {})) as Commande[];
  const shown = await debtsShown(
    counter,
    depenses.filter(({ depenseid }) => known.depenses.includes(depenseid)),
    commandes.filter(({ commandeid }) => known.commandes.includes(commandeid)),
  );
  same('debts', byId(shown), byId(debtsIn(state, counter.date)));
}

/** Every history starts with records of each kind: registers and debts, then payments and movements. */
const OPENING: readonly (readonly Intention['kind'][])[] = [
  ['caisse.create', 'caisse.create', 'caisse.create'],
  ['depense.create', 'depense.create', 'depense.create', 'commande.create', 'commande.create', 'commande.create'],
  ['reglement.create', 'reglement.create', 'reglement.create', 'reglement.create'],
  ['mouvement.create', 'mouvement.create'],
];
const opening = (kind: Intention['kind'], i: number): Intention => {
  const isPayment = kind.startsWith('reglement');
  const [montant, type] = isPayment ? ([50, i % 2 === 0 ? 0 : 1] as const) : ([500 + 100 * i, 1] as const);
  const said = { reference: `${kind.toUpperCase()}${i}`, frais: i };
  return { kind, a: 8 * i + 1, b: 8 * i + 1, montant, type, version: 'none', ...said };
};

const together = fc
  .array(intention, { minLength: 2, maxLength: CLIENTS, size: 'max' })
  .map((wishes) => new Together(wishes));
const history = fc.commands([together], { maxCommands: ROUNDS, size: 'max' });

function counterAt(counters: readonly Counter[], i: number): Counter {
  const counter = counters[i];
  if (!counter) throw new Error(`only ${counters.length} counters`);
  return counter;
}

function same(what: string, shown: unknown, expected: unknown): void {
  if (isDeepStrictEqual(shown, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(shown)}, the model says ${JSON.stringify(expected)}`);
}

/** A house may refuse requests that wait too long, but only one answer in fifty. */
const MAX_BUSY = 1 / 50;

/**
 * Plays random histories of 2 to 8 clients. At its end, each history is compared with the model and checked by every
 * invariant (RELIABILITY P04–P06, F37).
 * @throws with the failing history, what departed, and how to repeat it
 */
export async function playHistories(staff: Staff, histories: Histories): Promise<void> {
  await playAll(history, histories, async (commands) => {
    const model: Model = {
      state: EMPTY,
      known: { caisses: [], mouvements: [], depenses: [], commandes: [], reglements: [] },
    };
    for (const kinds of OPENING) await new Together(kinds.map(opening)).run(model, staff);
    await fc.asyncModelRun(() => ({ model, real: staff }), commands);
    await compare(model, staff);
    same('invariants', await staff.house.violations(), []);
  });
  const { all, busy } = staff.answers;
  if (busy > all * MAX_BUSY) throw new Error(`${busy} of ${all} answers: the house was busy`);
}
