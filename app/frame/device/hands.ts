/*
 * Locks on the things of this device, called "hands": a form holds its draft while it is open, and the write that it
 * sends. A tab that dies releases its locks. Browsers have no locks on plain http: there, a tab knows only its own.
 */

type LetGo = () => void;

/** Undefined on plain http and in tests. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** The names that this page holds, and those that it has released but that the browser may still count as held. */
const here = new Set<string>();
const leaving = new Map<string, Promise<unknown>>();

/** Locks `name`; resolves to the function that releases it, or to null if `ifAvailable` and the name is not free. */
async function holdHand(name: string, ifAvailable: boolean): Promise<LetGo | null> {
  let open: LetGo = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  let request: Promise<unknown> = held;
  const isMine = await new Promise<boolean>((resolve) => {
    const take = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && held;
    };
    // A page that may not use locks works without them.
    const asked = locks()?.request(name, { ifAvailable }, take);
    if (!asked) return resolve(true);
    request = asked.catch(() => resolve(true));
  });
  if (!isMine) return null;
  return () => {
    here.delete(name);
    leaving.set(name, request);
    open();
    void request.then(() => leaving.delete(name));
  };
}

/** Locks `name` once nobody else holds it. Resolves to the function that releases it. */
export async function takeInHand(name: string): Promise<LetGo> {
  here.add(name);
  return (await holdHand(name, false)) ?? (() => undefined);
}

/** Locks `name`; resolves to null if another form holds it, in this tab or in another. */
export async function takeIfFree(name: string): Promise<LetGo | null> {
  await leaving.get(name);
  if (here.has(name)) return null;
  here.add(name);
  for (;;) {
    const letGo = await holdHand(name, true);
    if (letGo) return letGo;
    if ((await inHands()).has(name)) break;
    // The name was only locked for a moment, by a look at whether it was free: try again.
  }
  here.delete(name);
  return null;
}

/** Does `work` on something that no form holds; resolves to null if a form holds it. */
export async function ifFree<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (here.has(name)) return null;
  const all = locks();
  if (!all) return work();
  return all.request(name, { mode: 'shared', ifAvailable: true }, (lock) => (lock ? work() : null));
}

/**
 * Returns the names that forms hold, in any tab. Looking at a name, or sending a write without a form, only takes a
 * shared lock, which does not count.
 */
async function inHands(): Promise<Set<string>> {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => null)) ?? {};
  return new Set(held.flatMap(({ name, mode }) => (name !== undefined && mode === 'exclusive' ? [name] : [])));
}

/** Tells whether a form of another tab holds it. */
export const isElsewhere = async (name: string) => !here.has(name) && (await inHands()).has(name);

/** Returns those of `all` that no form holds, in any tab; `onFree` is called once another tab releases one of them. */
export async function freeOf<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  onFree: () => void,
): Promise<readonly T[]> {
  if (all.length === 0) return all;
  const elsewhere = await inHands();
  return all.filter((one) => {
    const name = nameOf(one);
    if (here.has(name)) return false;
    if (!elsewhere.has(name)) return true;
    void untilFree(name).then(onFree);
    return false;
  });
}

const awaited = new Map<string, Promise<void>>();

/** Resolves once another tab has released the name or has died. */
function untilFree(name: string): Promise<void> {
  const free = awaited.get(name) ?? navigator.locks.request(name, { mode: 'shared' }, () => void awaited.delete(name));
  awaited.set(name, free);
  return free;
}
