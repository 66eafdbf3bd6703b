/** Returns the answers for many keys at once. */
type Ask<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/** Milliseconds that keys wait for the question before them; if it has no answer by then, it is stuck. */
const PATIENCE_MS = 100;

/**
 * Asks one question at a time. Keys that come meanwhile go together into the next question, which is asked as soon as
 * the current one is answered or stuck. A key never gets the answer of an earlier question, so each answer is as fresh
 * as for the key alone. A question fails for all its keys, at most `PATIENCE_MS` later than for one key alone
 * (RELIABILITY F16).
 */
export function gatheredAsk<Key, Value>(ask: Ask<Key, Value>): (key: Key) => Promise<Value | undefined> {
  let waiting: Waiting<Key, Value>[] = [];
  /** The question for which new keys wait. */
  let current: object | null = null;
  const next = async () => {
    const asked = waiting;
    waiting = [];
    current = asked;
    const letOthers = () => {
      if (current !== asked) return;
      current = null;
      if (waiting.length > 0) void next();
    };
    const stuck = setTimeout(letOthers, PATIENCE_MS);
    try {
      const answers = await ask([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(answers.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    clearTimeout(stuck);
    letOthers();
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (current === null) void next();
    });
}
