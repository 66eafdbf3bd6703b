import { randomUUID } from 'node:crypto';
import type { Reglement } from '#contract/reglements';
import { type Attempt, dataOf, type Till } from './till';

/** What one client remembers of its payments of one expense. */
export interface Notes {
  depenseid: number;
  /** Acknowledged: these exist for ever. */
  acked: { attempt: Attempt; reglementid: number }[];
  /** Asked for, never answered, or answered that nobody knows: entirely there or not at all. */
  unknown: Attempt[];
  /** Answers that no crash explains. */
  surprises: string[];
}

const MAX_UNKNOWN = 40;

/** How one client goes on: until it is told to stop, telling of each payment that was acknowledged. */
export interface Pace {
  isOver: () => boolean;
  onAcked: () => void;
}

/** Pays one expense again and again until nobody answers any more, or until it is told to stop. */
export async function write(
  till: Till,
  { depenseid, caisseid }: { depenseid: number; caisseid: number },
  { isOver, onAcked }: Pace,
): Promise<Notes> {
  const notes: Notes = { depenseid, acked: [], unknown: [], surprises: [] };
  for (let montant = 1; !isOver() && notes.unknown.length < MAX_UNKNOWN; montant += 1) {
    const attempt = { depenseid, caisseid, montant, key: randomUUID() };
    const answer = await till.pay(attempt).catch(() => null);
    if (answer?.status === 201) {
      notes.acked.push({ attempt, reglementid: dataOf<Reglement>(answer).reglementid });
      onAcked();
    } else notes.unknown.push(attempt);
    if (answer && answer.status !== 201 && answer.status !== 503)
      notes.surprises.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    if (answer === null) return notes;
  }
  return notes;
}
