const WINDOW_MS = 60_000;
/** The number of different keys that may pass in one window. */
const MAX_KEYS = 60;

interface Told {
  /** Epoch milliseconds. */
  since: number;
  silenced: number;
}

/**
 * Lets one event of each key through in a minute, for at most `maxKeys` keys, so that a repeated event does not fill
 * the log. Returns the number of events of the key dropped since the last one that passed, or null when this one is
 * dropped too.
 */
export function throttleByKey(maxKeys = MAX_KEYS): (key: string, now: number) => number | null {
  const told = new Map<string, Told>();
  return (key, now) => {
    const last = told.get(key);
    if (last && now - last.since < WINDOW_MS) {
      last.silenced += 1;
      return null;
    }
    if (!last && told.size >= maxKeys) forgetOver(told, now);
    if (!last && told.size >= maxKeys) return null;
    told.set(key, { since: now, silenced: 0 });
    return last?.silenced ?? 0;
  };
}

function forgetOver(told: Map<string, Told>, now: number): void {
  for (const [key, { since }] of told) if (now - since >= WINDOW_MS) told.delete(key);
}
