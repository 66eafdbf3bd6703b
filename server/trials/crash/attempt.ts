import type { ReglementFrom } from '@comptoir/domain/reglement';

/** The place where one client works: its own expense and its own order, one of its clients, and a register. */
export interface Desk {
  caisseid: number;
  clientid: number;
  /** Ids of the expense (0) and the order (1) that its payments reduce; they are too large to be ever paid in full. */
  dettes: Readonly<Record<ReglementFrom, number>>;
}

interface OfPayment {
  from: ReglementFrom;
  /** In francs; no other payment of this client has the same amount. */
  montant: number;
}

/** One write, as its client knows it. */
export type Attempt = { key: string } & (
  | (OfPayment & { act: 'pay' })
  | (OfPayment & { act: 'correct' | 'undo'; reglementid: number; former: Payment })
  | { act: 'order'; montant: number }
);

export type Act = Attempt['act'];

/** A payment as the last acknowledged answer showed it. */
export interface Payment extends OfPayment {
  version: number;
}

/** Everything that one client remembers. */
export interface Notes {
  readonly desk: Desk;
  /** Acknowledged payments by id: these must exist as they were acknowledged. */
  readonly payments: Map<number, Payment>;
  /** Payments whose deletion was acknowledged: these must never come back. */
  readonly undone: Set<number>;
  /** Amounts of acknowledged orders, by id. */
  readonly orders: Map<number, number>;
  /** Number of all acknowledged writes. */
  acked: number;
  /** Writes with no answer, or with a refusal: each must be entirely there or not at all. */
  readonly unknown: Attempt[];
  /** Answers that a crash cannot explain. */
  readonly surprises: string[];
}

export const emptyNotes = (desk: Desk): Notes => ({
  desk,
  payments: new Map(),
  undone: new Set(),
  orders: new Map(),
  acked: 0,
  unknown: [],
  surprises: [],
});

/** Notes an acknowledged write, with what its answer showed. */
export function noteAcked(notes: Notes, attempt: Attempt, data: { id: number; version: number }): void {
  notes.acked += 1;
  const { montant } = attempt;
  if (attempt.act === 'order') notes.orders.set(data.id, montant);
  else if (attempt.act === 'undo') forget(notes, attempt.reglementid);
  else notes.payments.set(data.id, { from: attempt.from, montant, version: data.version });
}

function forget(notes: Notes, reglementid: number): void {
  notes.payments.delete(reglementid);
  notes.undone.add(reglementid);
}

/** Notes a write whose result is unknown. Its payment is not used again before it is judged. */
export function noteUnknown(notes: Notes, attempt: Attempt): void {
  notes.unknown.push(attempt);
  if (attempt.act === 'correct' || attempt.act === 'undo') notes.payments.delete(attempt.reglementid);
}
