/*
 * In whose hand a thing of this device is: a draft in that of the form it is typed into, a write in that of the form
 * that sends it. A tab that dies lets go of what it had. Where browsers have no locks (plain http) a tab knows its own
 * hands alone.
 */

type LetGo = () => void;

/** Missing on plain http, and where tests run. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** What forms of this page have in hand; and what they have let go of, until the browser knows it. */
const here = new Set<string>();
const leaving = new Map<string, Promise<unknown>>();

/** Resolves to what lets `name` go; to null where it is not free and `ifAvailable`. */
async function hold(name: string, ifAvailable: boolean): Promise<LetGo | null> {
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
    // A page that may have no locks works without them.
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

/** Takes what is named so in hand, once nobody else has it. Resolves to what lets it go. */
export async function takeInHand(name: string): Promise<LetGo> {
  here.add(name);
  return (await hold(name, false)) ?? (() => undefined);
}

/** Takes what is named so in hand; resolves to null where another form has it, of this tab or of another one. */
export async function takeIfFree(name: string): Promise<LetGo | null> {
  await leaving.get(name);
  if (here.has(name)) return null;
  here.add(name);
  for (;;) {
    const letGo = await hold(name, true);
    if (letGo) return letGo;
    if ((await inHands()).has(name)) break;
    // Somebody only looked whether it was free.
  }
  here.delete(name);
  return null;
}

/** Does `work` on what is in no form's hand; resolves to null where it is in one. */
export async function ifFree<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (here.has(name)) return null;
  const all = locks();
  if (!all) return work();
  return all.request(name, { mode: 'shared', ifAvailable: true }, (lock) => (lock ? work() : null));
}

/** The names that forms have in hand, of any tab. Who only looks at one, or sends what no form has, shares its lock. */
async function inHands(): Promise<Set<string>> {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => null)) ?? {};
  return new Set(held.flatMap(({ name, mode }) => (name !== undefined && mode === 'exclusive' ? [name] : [])));
}

/** Whether a form of another tab has it. */
export const isElsewhere = async (name: string) => !here.has(name) && (await inHands()).has(name);

/** What of `all` is in no form's hand, of this tab or of another one; `onFree` is called once another one lets go. */
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

/** Resolves once a hand of another tab has let go, or its tab has died. */
function untilFree(name: string): Promise<void> {
  const free = awaited.get(name) ?? navigator.locks.request(name, { mode: 'shared' }, () => void awaited.delete(name));
  awaited.set(name, free);
  return free;
}
