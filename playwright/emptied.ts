/*
 * The component tests of a worker share a page: loading it costs more than most of them. Between two of them everything
 * that the first may have left is taken away here, so that the second finds the page as it was loaded. This module goes
 * before all others: it notes who listens to what outlives a mounted story.
 */

declare global {
  interface Window {
    playwrightUnmount(root: Element): Promise<void>;
    /** Whether the page is as it was loaded again; if not, it is not to be used any more. */
    emptyPage(): Promise<boolean>;
  }
}

type Listening = [target: EventTarget, ...Parameters<EventTarget['removeEventListener']>];

const { connection } = navigator as Navigator & { connection: EventTarget };
const outliving = new Set<unknown>([window, document, document.documentElement, window.visualViewport, connection]);
let listening: Listening[] = [];

const { addEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
  const target = this ?? window;
  if (outliving.has(target)) listening.push([target, type, listener, options]);
  addEventListener.call(target, type, listener, options);
};

function removeListeners(): void {
  for (const [target, ...listener] of listening) target.removeEventListener(...listener);
  listening = [];
}

/** The last number of each kind of timer that was given out: they are counted up. */
const lastTimers = () =>
  [window.setTimeout(() => undefined), requestAnimationFrame(() => undefined), lastIdle()] as const;
const lastIdle = () => requestIdleCallback(() => undefined);
let [timer, frame, idle] = lastTimers();

function stopTimers(): void {
  const [lastTimer, lastFrame, lastIdleCallback] = lastTimers();
  for (; timer <= lastTimer; timer += 1) clearTimeout(timer);
  for (; frame <= lastFrame; frame += 1) cancelAnimationFrame(frame);
  for (; idle <= lastIdleCallback; idle += 1) cancelIdleCallback(idle);
}

/** What a test put in place of the browser's own; false where it cannot be undone. */
function restoreBrowser(): boolean {
  const hosts = [navigator, document, screen, connection].map(
    (host) => [host, new Set(Reflect.ownKeys(host))] as const,
  );
  ownKeys ??= new Map(hosts);
  return hosts.every(([host, keys]) =>
    [...keys].every((key) => ownKeys?.get(host)?.has(key) || Reflect.deleteProperty(host, key)),
  );
}
let ownKeys: ReadonlyMap<object, ReadonlySet<PropertyKey>> | undefined;

const attributesOf = (element: Element) => [...element.attributes].map(({ name, value }) => [name, value] as const);

function restoreAttributes(element: Element, atStart: ReturnType<typeof attributesOf>): void {
  for (const [name] of attributesOf(element)) element.removeAttribute(name);
  for (const [name, value] of atStart) element.setAttribute(name, value);
}

const start = {
  title: document.title,
  url: location.href,
  html: attributesOf(document.documentElement),
  body: document.body.cloneNode(true),
};

/** Style sheets that parts of the program brought along come once only. */
const isOfProgram = (element: Element) => element.matches('style[data-styled], link, script, meta, title');

function emptyDocument(): void {
  for (const element of [...document.head.children]) if (!isOfProgram(element)) element.remove();
  // A new one, with nobody who listens to it; scroll, focus and selection go with the old one.
  document.body.replaceWith(start.body.cloneNode(true));
  restoreAttributes(document.documentElement, start.html);
  document.title = start.title;
  history.replaceState(null, '', start.url);
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Emptied, not deleted: who has it open keeps it. */
async function emptyDatabase(name: string): Promise<void> {
  const database = await done(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => done(transaction.objectStore(store).clear())));
  }
  database.close();
}

async function emptyStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => name && emptyDatabase(name)));
  for (const name of await caches.keys()) await caches.delete(name);
}

/** From here on all that comes is a test's. */
export function begin(): void {
  listening = [];
  restoreBrowser();
}

window.emptyPage = async () => {
  // A clock that a test has set cannot be taken away again.
  if ('__pwClock' in window) return false;
  const root = document.getElementById('root');
  if (root) await window.playwrightUnmount(root).catch(() => undefined);
  // What is still being asked is given up; who waits for it is told before the rest goes.
  window.stop();
  await new Promise((resolve) => setTimeout(resolve));
  if (document.fullscreenElement) await document.exitFullscreen();
  removeListeners();
  stopTimers();
  emptyDocument();
  await emptyStorage();
  return restoreBrowser();
};
