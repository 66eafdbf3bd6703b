import { rangeOf, withDatabase } from './storage';

const DAY_MS = 24 * 3_600_000;
/** The age grows by at most this much per look, however far the clock has jumped. */
const MAX_GAP_MS = 7 * DAY_MS;

interface Looked {
  savedAt: number;
  age?: { ms: number; seenAt: number };
}

/**
 * Returns the age of a kept value at this look; null if the last look was less than a day ago, so that nothing needs to
 * be noted. A phone's clock may be a year wrong and then be corrected, so the age is the sum of the times between
 * looks, each counted as a week at most.
 */
export function agedAt({ savedAt, age }: Looked, now: number): { ms: number; seenAt: number } | null {
  const gap = now - (age?.seenAt ?? savedAt);
  if (gap >= 0 && gap < DAY_MS) return null;
  return { ms: (age?.ms ?? 0) + Math.min(Math.max(gap, 0), MAX_GAP_MS), seenAt: now };
}

/** Removes the values under `prefix` that are older than `lifeMs`. */
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
