import type { Call, ReplyOf } from '@comptoir/contract/call';
import type { Count, RecordId } from '@comptoir/domain/units';
import { whenIdle } from '../api/onceQuiet';
import {
  readSeenAnswer,
  removeSeenAnswers,
  type SeenAnswer,
  seenEntries,
  writeSeenAnswers,
} from '../device/deviceStore';
import { getSession } from '../session/currentSession';
import { isKept, isSeenBy, isYoung, SEEN_LIMITS, seenKey, tooMany } from './seenRules';

/*
 * The last answers, to be shown when nothing answers. Each is under its reader's id. They outlive the end of a session
 * by inactivity, unread until the same person signs in again: whoever works on a line that drops would otherwise lose
 * them at each pause. A logout forgets them, and so does someone else's sign-in on this device.
 */

export interface Seen<C extends Call> {
  data: ReplyOf<C>;
  count: Count | undefined;
  /** Epoch milliseconds. */
  readAt: number;
}

const unwritten = new Map<string, SeenAnswer>();
let isScheduled = false;
let isForgetting = false;

const ownKey = (url: string): string | null => {
  const user = getSession()?.user;
  return user ? seenKey(user.utilisateurid, url) : null;
};

/** Writes what was not written yet. Resolves once it is. */
export async function flushSeen(): Promise<void> {
  isScheduled = false;
  const answers = [...unwritten].map(([key, answer]) => ({ key, ...answer, size: JSON.stringify(answer.data).length }));
  unwritten.clear();
  const fitting = answers.filter(({ size }) => size <= SEEN_LIMITS.sizeOfOne);
  if (fitting.length === 0) return;
  await writeSeenAnswers(fitting);
  await removeSeenAnswers(tooMany(await seenEntries(), Date.now()));
}

/** At leisure: what is on the screen goes first. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  whenIdle(() => void flushSeen(), 3_000);
}

/** Keeps an answer that the server has just given, where answers of its call are kept. */
export function keepSeen(call: Call, url: string, answer: SeenAnswer): void {
  const key = ownKey(url);
  if (key === null || isForgetting || !isKept(call)) return;
  unwritten.set(key, answer);
  schedule();
}

/** What was last seen of a read, by who works here; null when it never was, or no longer reads as the contract says. */
export async function readSeen<C extends Call>(call: C, url: string): Promise<Seen<C> | null> {
  const key = ownKey(url);
  if (key === null || !isKept(call)) return null;
  const kept = unwritten.get(key) ?? (await readSeenAnswer(key));
  if (!kept || !isYoung(kept, Date.now())) return null;
  // Written by an older version, perhaps.
  const data = call.reply.safeParse(kept.data);
  if (!data.success || (call.isPaged && kept.count === undefined)) return null;
  return { data: data.data as ReplyOf<C>, count: kept.count, readAt: kept.readAt };
}

async function forget(isGone: (key: string) => boolean): Promise<void> {
  await removeSeenAnswers((await seenEntries()).map(({ key }) => key).filter(isGone));
}

/** A logout: nothing that this person saw stays on the device. */
export async function forgetSeenBy(utilisateurid: RecordId): Promise<void> {
  isForgetting = true;
  unwritten.clear();
  await forget((key) => isSeenBy(utilisateurid, key));
}

/** A sign-in: the device is theirs now, and nothing that others saw stays on it. */
export async function forgetSeenByOthers(utilisateurid: RecordId): Promise<void> {
  isForgetting = false;
  await forget((key) => !isSeenBy(utilisateurid, key));
}
