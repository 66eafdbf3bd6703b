import { randomUUID } from 'node:crypto';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { Answered } from '../suites/wire';
import { type Act, type Attempt, type Desk, emptyNotes, type Notes, noteAcked, noteUnknown } from './attempt';
import { dataOf, type Till } from './till';

const MAX_UNKNOWN = 40;
/** The acts of a client, in turn; without an existing payment, a correction or a deletion becomes a payment. */
const TURNS: readonly [Act, ReglementFrom][] = [
  ['pay', 0],
  ['pay', 1],
  ['correct', 0],
  ['pay', 0],
  ['order', 1],
  ['undo', 0],
  ['pay', 1],
  ['correct', 1],
];
/** One answered write in so many is sent again with its key (RELIABILITY F26). */
const AGAIN_EVERY = 5;

/** Tells a client when to stop, and is told of each acknowledged write. */
export interface Pace {
  isOver: () => boolean;
  onAcked: () => void;
}

/**
 * Writes at one desk again and again, until the server no longer answers, or too many results are unknown, or it is
 * told to stop.
 */
export async function write(till: Till, desk: Desk, { isOver, onAcked }: Pace): Promise<Notes> {
  const notes = emptyNotes(desk);
  for (let turn = 0; !isOver() && notes.unknown.length < MAX_UNKNOWN; turn += 1) {
    const [act, from] = TURNS[turn % TURNS.length] ?? ['pay', 0];
    const attempt = attemptOf(act, from, turn + 1, notes);
    const outcome = await take(till, notes, attempt);
    if (outcome === 'acknowledged') onAcked();
    if (outcome === 'silence') return notes;
    if (outcome === 'acknowledged' && turn % AGAIN_EVERY === 0) await again(till, notes, attempt);
  }
  return notes;
}

/** Returns an attempt of an act; a payment instead when the act needs a payment and there is none. */
export function attemptOf(act: Act, from: ReglementFrom, montant: number, { payments }: Notes): Attempt {
  const key = randomUUID();
  if (act === 'order') return { act, montant, key };
  const [reglementid, former] = [...payments].find(([, payment]) => payment.from === from) ?? [];
  if (act === 'pay' || reglementid === undefined || !former) return { act: 'pay', from, montant, key };
  return { act, from, montant: act === 'undo' ? former.montant : montant, key, reglementid, former };
}

/** Makes one attempt and notes its result. */
export async function take(
  till: Till,
  notes: Notes,
  attempt: Attempt,
): Promise<'acknowledged' | 'refused' | 'silence'> {
  const answer = await till.make(attempt, notes.desk).catch(() => null);
  if (answer && answer.status < 300) {
    noteAcked(notes, attempt, shownIn(attempt, answer));
    return 'acknowledged';
  }
  noteUnknown(notes, attempt);
  if (answer && answer.status !== 503)
    notes.surprises.push(`${attempt.act}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer ? 'refused' : 'silence';
}

/**
 * Sends the same request again: the answer must be the same, and nothing new may happen (RELIABILITY P03). No answer,
 * or a 503, is no fault.
 */
async function again(till: Till, notes: Notes, attempt: Attempt): Promise<void> {
  const answer = await till.make(attempt, notes.desk).catch(() => null);
  if (!answer || answer.status === 503) return;
  const known = { order: notes.orders, undo: notes.undone, pay: notes.payments, correct: notes.payments }[attempt.act];
  if (answer.headers['idempotent-replayed'] !== 'true' || !known.has(shownIn(attempt, answer).id)) {
    notes.surprises.push(`${attempt.act} sent again: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
}

/** Returns the id and version that an answer shows. */
export function shownIn(attempt: Attempt, answer: Answered): { id: number; version: number } {
  if (attempt.act === 'undo') return { id: attempt.reglementid, version: 0 };
  const { reglementid, commandeid, version } = dataOf<Record<string, number>>(answer);
  return { id: (attempt.act === 'order' ? commandeid : reglementid) ?? 0, version: version ?? 0 };
}
