/*
 * The component tests of a worker share a page, because loading it takes longer than most of them. After each test,
 * this module removes everything that the test may have left, so that the next one finds the page as it was loaded. It
 * is imported before all others, to record the listeners on objects that outlive a mounted story.
 */

declare global {
  interface Window {
    playwrightUnmount(root: Element): Promise<void>;
    /**
     * Resolves to what only the test's own process can put back; all else is then as it was loaded. Undefined means
     * that the page must not be used again.
     */
    emptyPage(): Promise<Held | undefined>;
  }
}

/** What a test may leave set from outside of the page. */
export interface Held {
  keys: boolean;
  pointer: boolean;
  media: boolean;
  line: boolean;
}

/** The state of keys and buttons at the last event that reported it. */
let pressed = { keys: false, button: false };
const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
for (const type of ['keydown', 'keyup', 'mousedown', 'mouseup', 'mousemove', 'click'] as const) {
  window.addEventListener(
    type,
    (event) => {
      const keys = modifiers.some((name) => event.getModifierState(name));
      pressed = { keys, button: event instanceof MouseEvent ? event.buttons > 0 : pressed.button };
    },
    true,
  );
}

const MEDIA = ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion)', '(forced-colors: active)'];
const media = () => [...MEDIA, '(prefers-contrast: more)'].map((query) => matchMedia(query).matches).join();
const mediaAtStart = media();

/** Asks before the page is emptied, because a new body is under no pointer. */
const held = (): Held => ({
  keys: pressed.keys,
  pointer: pressed.button || document.querySelector(':hover') !== null,
  media: media() !== mediaAtStart,
  line: !navigator.onLine,
});

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

/** Returns the latest id of each kind of timer; the browser counts these ids up. */
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

/** Removes what a test put in place of the browser's own properties; returns false if that is impossible. */
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

/** Keeps the style sheets of parts of the program, because a part adds them only once. */
const isOfProgram = (element: Element) => element.matches('style[data-styled], link, script, meta, title');

function emptyDocument(): void {
  for (const element of [...document.head.children]) if (!isOfProgram(element)) element.remove();
  // The new body has no listeners; scroll position, focus and selection go away with the old one.
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

/** Empties a database instead of deleting it, because the program may hold it open. */
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

/** From this call on, all listeners and changes are those of a test. */
export function begin(): void {
  listening = [];
  restoreBrowser();
}

window.emptyPage = async () => {
  // A clock that a test has set cannot be removed.
  if ('__pwClock' in window) return undefined;
  const left = held();
  const root = document.getElementById('root');
  if (root) await window.playwrightUnmount(root).catch(() => undefined);
  // Open requests are aborted, and the code that waits for them hears of it before the rest is removed.
  window.stop();
  await new Promise((resolve) => setTimeout(resolve));
  if (document.fullscreenElement) await document.exitFullscreen();
  removeListeners();
  stopTimers();
  emptyDocument();
  await emptyStorage();
  return restoreBrowser() ? left : undefined;
};
