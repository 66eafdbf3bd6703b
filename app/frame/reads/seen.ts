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
 * Keeps the last answers, to show them when the server does not answer. Each answer is stored under its reader's id.
 * When inactivity ends a session the answers stay, and only the same person can read them after a new sign-in: on a
 * line that drops, they would otherwise be lost at each break. A logout deletes them, and so does a sign-in of someone
 * else on this device.
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

/** Writes the answers that are not written yet. Resolves once they are. */
export async function flushSeen(): Promise<void> {
  isScheduled = false;
  const answers = [...unwritten].map(([key, answer]) => ({ key, ...answer, size: JSON.stringify(answer.data).length }));
  unwritten.clear();
  const fitting = answers.filter(({ size }) => size <= SEEN_LIMITS.sizeOfOne);
  if (fitting.length === 0) return;
  await writeSeenAnswers(fitting);
  await removeSeenAnswers(tooMany(await seenEntries(), Date.now()));
}

/** Writes them when the browser is idle, because drawing the screen comes first. */
function scheduleWrites(): void {
  if (isScheduled) return;
  isScheduled = true;
  whenIdle(() => void flushSeen(), 3_000);
}

/** Keeps an answer that the server has just given, if answers of its call are kept. */
export function keepSeen(call: Call, url: string, answer: SeenAnswer): void {
  const key = ownKey(url);
  if (key === null || isForgetting || !isKept(call)) return;
  unwritten.set(key, answer);
  scheduleWrites();
}

/**
 * Returns the last answer to a read of the signed-in user; null if there is none or if it no longer fits the contract.
 */
export async function readSeen<C extends Call>(call: C, url: string): Promise<Seen<C> | null> {
  const key = ownKey(url);
  if (key === null || !isKept(call)) return null;
  const kept = unwritten.get(key) ?? (await readSeenAnswer(key));
  if (!kept || !isYoung(kept, Date.now())) return null;
  // An older version may have written it.
  const data = call.reply.safeParse(kept.data);
  if (!data.success || (call.isPaged && kept.count === undefined)) return null;
  return { data: data.data as ReplyOf<C>, count: kept.count, readAt: kept.readAt };
}

async function forgetKeys(isGone: (key: string) => boolean): Promise<void> {
  await removeSeenAnswers((await seenEntries()).map(({ key }) => key).filter(isGone));
}

/** Deletes everything that this person saw on this device, at a logout. */
export async function forgetSeenBy(utilisateurid: RecordId): Promise<void> {
  isForgetting = true;
  unwritten.clear();
  await forgetKeys((key) => isSeenBy(utilisateurid, key));
}

/** Deletes everything that others saw on this device, at a sign-in. */
export async function forgetSeenByOthers(utilisateurid: RecordId): Promise<void> {
  isForgetting = false;
  await forgetKeys((key) => !isSeenBy(utilisateurid, key));
}
