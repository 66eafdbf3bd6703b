/*
 * Whose hand a write is in. Its form's, as long as that is at work on it: nobody else sends or shows it then. A tab that
 * dies lets go of what it had. Where browsers have no locks (plain http) a tab knows its own hand alone, and another one
 * may send the same write meanwhile: its key makes one of both.
 */

const nameOf = (key: string) => `comptoir.envoi.${key}`;

/** What forms of this page have in hand. */
const here = new Set<string>();

/** Takes a write into its form's hand, once nobody is sending it. Resolves to what lets it go. */
export async function takeInHand(key: string): Promise<() => void> {
  const name = nameOf(key);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  here.add(name);
  await new Promise<void>((resolve) => {
    if (!navigator.locks) return resolve();
    const take = () => {
      resolve();
      return held;
    };
    // A page that may have no locks works without them.
    navigator.locks.request(name, take).catch(() => resolve());
  });
  return () => {
    here.delete(name);
    letGo();
  };
}

/** Does `work` on a write that is in no form's hand; resolves to null where it is in one. */
export async function ifFree<T>(key: string, work: () => Promise<T>): Promise<T | null> {
  const name = nameOf(key);
  if (here.has(name)) return null;
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { mode: 'shared', ifAvailable: true }, (lock) => (lock ? work() : null));
}

/** The writes of `all` that are in no form's hand, of this tab or of another one. */
export async function freeOf<T extends { key: string }>(all: readonly T[], onFree: () => void): Promise<readonly T[]> {
  if (all.length === 0) return all;
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  // Who sends without a form shares its lock: what it sends is seen.
  const elsewhere = new Set(held.map(({ name, mode }) => mode === 'exclusive' && name));
  return all.filter(({ key }) => {
    const name = nameOf(key);
    if (here.has(name)) return false;
    if (!elsewhere.has(name)) return true;
    void untilFree(name).then(onFree);
    return false;
  });
}

const awaited = new Map<string, Promise<void>>();

/** Resolves once a hand of another tab has let go, or its tab has died. */
function untilFree(name: string): Promise<void> {
  const free = awaited.get(name) ?? navigator.locks.request(name, { mode: 'shared' }, () => void awaited.delete(name));
  awaited.set(name, free);
  return free;
}
