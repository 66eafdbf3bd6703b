import { rangeOf, withDatabase } from './storage';

const DAY_MS = 24 * 3_600_000;
/** However far the clock has jumped since the last look, no more than this has passed. */
const MAX_GAP_MS = 7 * DAY_MS;

interface Looked {
  savedAt: number;
  age?: { ms: number; seenAt: number };
}

/**
 * How old a thing is at a look at it; null so soon after the last one that nothing is to be noted. The clock of a phone
 * may be a year wrong, and be set right: what counts is the time between one look and the next, never more than a week
 * of it.
 */
export function agedAt({ savedAt, age }: Looked, now: number): { ms: number; seenAt: number } | null {
  const gap = now - (age?.seenAt ?? savedAt);
  if (gap >= 0 && gap < DAY_MS) return null;
  return { ms: (age?.ms ?? 0) + Math.min(Math.max(gap, 0), MAX_GAP_MS), seenAt: now };
}

/** Forgets what is older than `lifeMs` under `prefix`. */
export async function ageDurable(prefix: string, lifeMs: number): Promise<void> {
  await withDatabase(async (db) => {
    const now = Date.now();
    const { store, done } = db.transaction('kept', 'readwrite');
    const [keys, all] = await Promise.all([store.getAllKeys(rangeOf(prefix)), store.getAll(rangeOf(prefix))]);
    const changes = keys.map(async (key, i) => {
      const kept = all[i];
      const age = kept && agedAt(kept, now);
      if (!kept || !age) return;
      await (age.ms > lifeMs ? store.delete(key) : store.put({ ...kept, age }, key));
    });
    await Promise.all([...changes, done]);
  });
}
