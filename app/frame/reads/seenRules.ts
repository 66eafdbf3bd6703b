import type { Call } from '@comptoir/contract/call';
import type { RecordId } from '@comptoir/domain/units';
import type { SeenEntry } from '../device/deviceStore';

const DAY_MS = 24 * 3_600_000;

/** What a device keeps of the answers at most: so many, so old, so many characters in all and of one. */
export const SEEN_LIMITS = { count: 300, ageMs: 7 * DAY_MS, size: 5_000_000, sizeOfOne: 500_000 } as const;

/**
 * Nouns whose answers stay on no device: who is signed in and with what (`auth`), the audit trail (`activites`), what
 * was deleted (`corbeille`), searches over everything (`recherche`); the theme is no figure.
 */
const NEVER: readonly string[] = ['auth', 'activites', 'corbeille', 'recherche', 'themes'];

export const nounOf = ({ path }: Pick<Call, 'path'>) => path.split('/')[0] ?? '';

/** Whether the answers of a call are kept, for who read them, to be shown when nothing answers (PRODUCT O). */
export function isKept(call: Call): boolean {
  return call.method === 'GET' && !call.isBinary && call.access !== 'public' && !NEVER.includes(nounOf(call));
}

/** An answer is of one person: nobody else is shown it. */
export const seenKey = (utilisateurid: RecordId, url: string) => `${utilisateurid} ${url}`;

export const isSeenBy = (utilisateurid: RecordId, key: string) => key.startsWith(`${utilisateurid} `);

/** Whether an answer may still be shown at `nowMs`. */
export const isYoung = ({ readAt }: Pick<SeenEntry, 'readAt'>, nowMs: number) => nowMs - readAt <= SEEN_LIMITS.ageMs;

/** Which answers go at `nowMs`: the too old, then the oldest until the rest fits. */
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
