import type { ReglementFrom } from '@comptoir/domain/reglement';

/** Where one client works: an expense and an order of its own, for a client and from a register. */
export interface Desk {
  caisseid: number;
  clientid: number;
  /** What its payments settle, by `from`: an expense, an order. Neither is ever settled. */
  dettes: Readonly<Record<ReglementFrom, number>>;
}

interface OfPayment {
  from: ReglementFrom;
  /** Francs; no other payment of the client has as many. */
  montant: number;
}

/** One write as its client knows it. */
export type Attempt = { key: string } & (
  | (OfPayment & { act: 'pay' })
  | (OfPayment & { act: 'correct' | 'undo'; reglementid: number; former: Payment })
  | { act: 'order'; montant: number }
);

export type Act = Attempt['act'];

/** A payment that was acknowledged: what the client was told last. */
export interface Payment extends OfPayment {
  version: number;
}

/** What one client remembers. */
export interface Notes {
  readonly desk: Desk;
  /** By id: these exist as they were acknowledged. */
  readonly payments: Map<number, Payment>;
  /** Acknowledged deletions: these never come back. */
  readonly undone: Set<number>;
  /** Amounts of acknowledged orders, by id. */
  readonly orders: Map<number, number>;
  /** Acknowledged writes in all. */
  acked: number;
  /** Asked for, never answered, or answered that nobody knows: entirely there or not at all. */
  readonly unknown: Attempt[];
  /** Answers that no crash explains. */
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

/** A write that was acknowledged, with what its answer showed. */
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

/** A write whose fate nobody told: what it was about is left alone until it is judged. */
export function noteUnknown(notes: Notes, attempt: Attempt): void {
  notes.unknown.push(attempt);
  if (attempt.act === 'correct' || attempt.act === 'undo') notes.payments.delete(attempt.reglementid);
}
