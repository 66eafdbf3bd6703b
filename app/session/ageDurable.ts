import { rangeOf, withDatabase } from './storage';

const DAY_MS = 24 * 3_600_000;
/** However far the clock has jumped since the last look, no more than this has passed. */
const MAX_GAP_MS = 7 * DAY_MS;

/**
 * Forgets what is older than `lifeMs` under `prefix`. The clock of a phone may be a year wrong, and be set right: what
 * counts is the time between one look and the next, never more than a week of it.
 */
export async function ageDurable(prefix: string, lifeMs: number): Promise<void> {
  await withDatabase(async (db) => {
    const now = Date.now();
    const { store, done } = db.transaction('kept', 'readwrite');
    const [keys, all] = await Promise.all([store.getAllKeys(rangeOf(prefix)), store.getAll(rangeOf(prefix))]);
    const changes = keys.map(async (key, i) => {
      const kept = all[i];
      const gap = kept ? now - (kept.age?.seenAt ?? kept.savedAt) : 0;
      if (!kept || (gap >= 0 && gap < DAY_MS)) return;
      const ms = (kept.age?.ms ?? 0) + Math.min(Math.max(gap, 0), MAX_GAP_MS);
      await (ms > lifeMs ? store.delete(key) : store.put({ ...kept, age: { ms, seenAt: now } }, key));
    });
    await Promise.all([...changes, done]);
  });
}
