import { sum } from '@comptoir/domain/money';
import { departure } from '../suites/departure';
import type { Attempt, Desk, Notes, Payment } from './attempt';
import { FRAIS, OPENING, type Till } from './till';

/** The result of a crash and its restart; `faults` is empty when nothing was lost, doubled or half done. */
export interface Verdict {
  acked: number;
  unknown: number;
  /** Writes that had been done although they got no answer. */
  landed: number;
  faults: string[];
}

/** What the API shows of a desk. */
interface Shown {
  payments: Map<number, Payment>;
  orders: Map<number, number>;
}

/**
 * Compares what the clients were told with what the restarted server shows. Then sends every write without an answer
 * again with its key: each must have taken effect once (RELIABILITY P02, P03, F01–F03).
 */
export async function judge(till: Till, caisseid: number, writers: readonly Notes[]): Promise<Verdict> {
  const faults: string[] = [];
  let landed = 0;
  let expectedSolde = OPENING;
  for (const notes of writers) {
    const before = await shownAt(till, notes.desk);
    faults.push(...notes.surprises, ...faultsOfAcked(notes, before));
    for (const attempt of notes.unknown) {
      const hasLanded = isDone(attempt, before);
      landed += Number(hasLanded);
      faults.push(...(await faultsOfRetry(till, notes.desk, attempt, hasLanded)));
    }
    const expected = expectedAt(notes);
    faults.push(...faultsOfEnd(expected, await shownAt(till, notes.desk)));
    expectedSolde += sum(expected.payments.map(({ from, montant }) => (from === 0 ? -montant : montant) - FRAIS));
  }
  faults.push(...departure('register', await till.soldeOf(caisseid), expectedSolde));
  return {
    acked: sum(writers.map(({ acked }) => acked)),
    unknown: sum(writers.map(({ unknown }) => unknown.length)),
    landed,
    faults,
  };
}

async function shownAt(till: Till, { clientid, dettes }: Desk): Promise<Shown> {
  const rows = [...(await till.reglementsOf(dettes[0], 0)), ...(await till.reglementsOf(dettes[1], 1))];
  const orders = (await till.commandesOf(clientid)).filter(({ commandeid }) => commandeid !== dettes[1]);
  return {
    payments: new Map(
      rows.map(({ reglementid, from, montantremis: montant, version }) => [
        reglementid,
        { from: from === 0 ? 0 : 1, montant, version },
      ]),
    ),
    orders: new Map(orders.map(({ commandeid, montant }) => [commandeid, montant])),
  };
}

/** Tells whether a write without an answer has been done. */
function isDone(attempt: Attempt, { payments, orders }: Shown): boolean {
  const { montant } = attempt;
  if (attempt.act === 'order') return [...orders.values()].includes(montant);
  if (attempt.act === 'undo') return !payments.has(attempt.reglementid);
  if (attempt.act === 'correct') return payments.get(attempt.reglementid)?.montant === montant;
  return [...payments.values()].some((payment) => payment.from === attempt.from && payment.montant === montant);
}

/**
 * Returns what is wrong: acknowledged writes that are missing, deleted payments that are back, records that no client
 * asked for.
 */
function faultsOfAcked({ payments, undone, orders, unknown }: Notes, shown: Shown): string[] {
  const lost = [...payments].flatMap(([id, payment]) =>
    departure(`acknowledged payment ${id}`, shown.payments.get(id), payment),
  );
  const lostOrders = [...orders].flatMap(([id, montant]) =>
    departure(`acknowledged order ${id}`, shown.orders.get(id), montant),
  );
  const back = [...undone].filter((id) => shown.payments.has(id)).map((id) => `payment ${id} is back`);
  const strangers = [...shown.payments].filter(
    ([id, payment]) => !payments.has(id) && !unknown.some((attempt) => explains(attempt, id, payment)),
  );
  const strange = [...shown.orders].filter(
    ([id, montant]) => !orders.has(id) && !unknown.some((one) => one.act === 'order' && one.montant === montant),
  );
  return [
    ...lost,
    ...lostOrders,
    ...back,
    ...strangers.map(([id, payment]) => `nobody asked for payment ${id}: ${JSON.stringify(payment)}`),
    ...strange.map(([id, montant]) => `nobody asked for order ${id} of ${montant}`),
  ];
}

/** Tells whether a write without an answer explains a payment as shown: entirely done, or not done at all. */
function explains(attempt: Attempt, id: number, { from, montant, version }: Payment): boolean {
  if (attempt.act === 'order' || attempt.from !== from) return false;
  if (attempt.act === 'pay') return attempt.montant === montant;
  if (attempt.reglementid !== id) return false;
  const { former } = attempt;
  const isBefore = former.montant === montant && former.version === version;
  return isBefore || (attempt.act === 'correct' && attempt.montant === montant && version === former.version + 1);
}

async function faultsOfRetry(till: Till, desk: Desk, attempt: Attempt, hasLanded: boolean): Promise<string[]> {
  const { status, headers, text } = await till.insist(attempt, desk);
  const shown = `retry of ${attempt.act} of ${attempt.montant}`;
  if (status >= 300) return [`${shown}: ${status} ${text.slice(0, 200)}`];
  return departure(`${shown} is a replay`, headers['idempotent-replayed'] === 'true', hasLanded);
}

/** Returns what must exist after every write was sent again. */
function expectedAt({ payments, orders, unknown }: Notes): { payments: Payment[]; orders: number[] } {
  const again = unknown.flatMap((attempt): Payment[] => {
    if (attempt.act === 'pay') return [{ from: attempt.from, montant: attempt.montant, version: 1 }];
    if (attempt.act !== 'correct') return [];
    return [{ from: attempt.from, montant: attempt.montant, version: attempt.former.version + 1 }];
  });
  const ordered = unknown.flatMap((attempt) => (attempt.act === 'order' ? [attempt.montant] : []));
  return { payments: [...payments.values(), ...again], orders: [...orders.values(), ...ordered] };
}

const lines = (payments: Iterable<Payment>) =>
  Array.from(payments, ({ from, montant, version }) => `${from} ${montant} v${version}`).sort();

function faultsOfEnd(expected: { payments: Payment[]; orders: number[] }, shown: Shown): string[] {
  return [
    ...departure('payments in the end', lines(shown.payments.values()), lines(expected.payments)),
    ...departure('orders in the end', [...shown.orders.values()].sort(), [...expected.orders].sort()),
  ];
}
