/** Answers for many keys at once. */
type Ask<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/** Milliseconds that keys wait for a question before them: one that is not answered by then is stuck. */
const PATIENCE_MS = 100;

/**
 * Asks one question at a time; keys that come while one is under way go together in the next, which is asked as soon as
 * that one is answered or is stuck. An answer was never asked for before its key came: what it tells is as fresh as if
 * each had been asked alone. All those of a question that fails fail with it, none later than `PATIENCE_MS` after it
 * would have failed alone (RELIABILITY F16).
 */
export function gathered<Key, Value>(ask: Ask<Key, Value>): (key: Key) => Promise<Value | undefined> {
  let waiting: Waiting<Key, Value>[] = [];
  /** The question that those who come wait for. */
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
