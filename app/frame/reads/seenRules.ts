import type { Call } from '@comptoir/contract/call';
import type { RecordId } from '@comptoir/domain/units';
import type { SeenEntry } from '../device/deviceStore';

const DAY_MS = 24 * 3_600_000;

/** The most that a device keeps of answers: their number, their age, and the characters of all and of one. */
export const SEEN_LIMITS = { count: 300, ageMs: 7 * DAY_MS, size: 5_000_000, sizeOfOne: 500_000 } as const;

/**
 * Nouns whose answers are never kept: the signed-in user and how they sign in (`auth`), the audit log (`activites`),
 * deleted records (`corbeille`), searches over everything (`recherche`), what is recorded twice (`doublons`), and the
 * theme, which has no figures.
 */
const NEVER: readonly string[] = ['auth', 'activites', 'corbeille', 'doublons', 'recherche', 'themes'];

export const nounOf = ({ path }: Pick<Call, 'path'>) => path.split('/')[0] ?? '';

/**
 * Tells whether the answers of a call are kept for their reader, to be shown when the server does not answer (PRODUCT
 * O).
 */
export function isKept(call: Call): boolean {
  return call.method === 'GET' && !call.isBinary && call.access !== 'public' && !NEVER.includes(nounOf(call));
}

/** Returns the key of an answer. It contains the reader's id, because nobody else may see the answer. */
export const seenKey = (utilisateurid: RecordId, url: string) => `${utilisateurid} ${url}`;

export const isSeenBy = (utilisateurid: RecordId, key: string) => key.startsWith(`${utilisateurid} `);

/** Tells whether an answer may still be shown at `nowMs`. */
export const isYoung = ({ readAt }: Pick<SeenEntry, 'readAt'>, nowMs: number) => nowMs - readAt <= SEEN_LIMITS.ageMs;

/**
 * Returns the keys of the answers to delete at `nowMs`: those that are too old, then the oldest until the rest fits.
 */
export function tooMany(entries: readonly SeenEntry[], nowMs: number): string[] {
  const newestFirst = [...entries].sort((a, b) => b.readAt - a.readAt);
  let size = 0;
  return newestFirst
    .filter((entry, rank) => {
      const isOver = rank >= SEEN_LIMITS.count || !isYoung(entry, nowMs) || size + entry.size > SEEN_LIMITS.size;
      if (!isOver) size += entry.size;
      return isOver;
    })
    .map(({ key }) => key);
}
