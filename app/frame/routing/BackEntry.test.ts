import type { BackLayers } from '@comptoir/ui/foundations';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackEntry } from './BackEntry';

/** A tab with its history: a move comes later than it was asked for, as in browsers. */
class Tab {
  entries: { state: unknown; href: string }[] = [{ state: null, href: '/' }];
  at = 0;
  isStuck = false;
  readonly #listeners: ((event: Event) => void)[] = [];
  readonly #changeTo = (at: number, kept: number, state: unknown, href: string) => {
    this.at = at;
    this.entries = [...this.entries.slice(0, at), { state, href }, ...this.entries.slice(at + 1, kept)];
  };
  readonly history = {
    scrollRestoration: 'auto',
    pushState: (state: unknown, _: string, href = this.href) => this.#changeTo(this.at + 1, this.at + 1, state, href),
    replaceState: (state: unknown, _: string, href = this.href) =>
      this.#changeTo(this.at, this.entries.length, state, href),
    go: (delta: number) =>
      setTimeout(() => {
        if (this.isStuck || !this.entries[this.at + delta]) return;
        this.at += delta;
        let isStopped = false;
        const stopImmediatePropagation = () => {
          isStopped = true;
        };
        for (const heard of this.#listeners) if (!isStopped) heard({ stopImmediatePropagation } as Event);
      }, 10),
  };
  readonly location = {};

  constructor() {
    Object.defineProperty(this.history, 'state', { get: () => this.entries[this.at]?.state });
    Object.defineProperties(this.location, {
      href: { get: () => this.href },
      pathname: { get: () => this.href.replace(/[?].*/, '') },
      search: { get: () => this.href.replace(/[^?]*/, '') },
      origin: { value: 'http://localhost' },
      hash: { value: '' },
    });
  }

  get href() {
    return this.entries[this.at]?.href ?? '';
  }
  get hrefs() {
    return this.entries.map(({ href }) => href);
  }
  addEventListener(_: string, heard: (event: Event) => void) {
    this.#listeners.push(heard);
  }
  unload() {
    this.#listeners.length = 0;
  }
}

let tab: Tab;
let router: Navigator;
let seen: string[];
/** What is open; each asks before it closes if it is dirty. */
let open: { name: string; isDirty?: boolean }[];
let told: () => void;

const layers: BackLayers = {
  holdBack: () => open.length > 0,
  closeTop: () => open.at(-1)?.isDirty || show(...open.slice(0, -1)),
  subscribe: (listener) => {
    told = listener;
    return () => undefined;
  },
};
const view = () => tab as unknown as Window;

/** Loads the page: its entry of the history is what the tab says. */
function load() {
  tab.unload();
  const entry = new BackEntry(layers, view());
  entry.listen();
  const history = createBrowserHistory({ window: view(), v5Compat: true });
  history.listen(({ location }) => seen.push(location.pathname + location.search));
  entry.join(history);
  router = history;
}
const rest = () => vi.runAllTimersAsync();
const names = () => open.map(({ name }) => name);

function show(...next: typeof open) {
  open = next;
  told();
}

async function back(presses = 1) {
  for (let press = 0; press < presses; press += 1) {
    tab.history.go(-1);
    await rest();
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  tab = new Tab();
  open = [];
  seen = [];
  load();
  router.push('/depenses?page=2');
  await rest();
  seen = [];
});

test('Back closes what is open, the last first, and the router does not hear it; the next Back leaves', async () => {
  show({ name: 'list' }, { name: 'form' });
  await rest();
  await back();
  expect(names()).toEqual(['list']);
  await back();
  expect([names(), tab.href, seen]).toEqual([[], '/depenses?page=2', []]);
  await back();
  expect(seen).toEqual(['/']);
});

test('what does not close holds on to its entry, however often Back is pressed, and makes no other', async () => {
  show({ name: 'form', isDirty: true });
  await rest();
  const before = tab.hrefs;
  await back(3);
  expect([names(), tab.hrefs, tab.at, seen]).toEqual([['form'], before, 2, []]);
});

test('closed in another way, one Back leaves the page; Forward reopens nothing', async () => {
  show({ name: 'form' });
  await rest();
  show();
  await rest();
  tab.history.go(1);
  await rest();
  expect([tab.at, seen]).toEqual([1, []]);
  await back();
  expect([tab.href, seen]).toEqual(['/', ['/']]);
});

test('a Back that comes just as it has closed leaves the page', async () => {
  show({ name: 'form' });
  await rest();
  tab.history.go(-1);
  await vi.advanceTimersByTimeAsync(9);
  show();
  await rest();
  expect(seen).toEqual(['/']);
});

test('one dialog in the place of another, at once or after a while, has the same entry', async () => {
  show({ name: 'first' });
  await rest();
  const before = tab.hrefs;
  show({ name: 'second' });
  await rest();
  show();
  await vi.advanceTimersByTimeAsync(5);
  show({ name: 'third' });
  await rest();
  expect([tab.hrefs, tab.at]).toEqual([before, 2]);
  await back();
  expect([names(), tab.at]).toEqual([[], 1]);
});

test.each([
  ['before', 0, () => [() => router.push('/depense/7'), () => show()]],
  ['as', 0, () => [() => show(), () => router.push('/depense/7')]],
  ['while the history still moves after', 5, () => [() => show(), () => router.push('/depense/7')]],
  ['long after', 100, () => [() => show(), () => router.push('/depense/7')]],
])('a page that is opened %s the dialog closes is kept, one Back from where it was', async (_, ms, acts) => {
  show({ name: 'form' });
  await rest();
  for (const act of acts()) {
    act();
    await vi.advanceTimersByTimeAsync(ms);
  }
  await rest();
  expect([tab.href, tab.hrefs.length]).toEqual(['/depense/7', 3]);
  await back();
  expect(seen).toEqual(['/depense/7', '/depenses?page=2']);
});

test('an address that is replaced meanwhile is that of the page afterwards, in both entries', async () => {
  show({ name: 'form' });
  await rest();
  router.replace('/depenses?q=riz');
  await rest();
  await back();
  expect([names(), tab.href]).toEqual([[], '/depenses?q=riz']);
  router.replace('/depenses');
  show({ name: 'form' });
  await rest();
  expect(tab.hrefs).toEqual(['/', '/depenses', '/depenses']);
});

test('a page that the router leaves counts as one, whatever is open', async () => {
  show({ name: 'form' });
  await rest();
  router.go(-1);
  show();
  await rest();
  expect([tab.at, seen]).toEqual([0, ['/']]);
});

test('a page that is loaded again on the held entry goes back to its own', async () => {
  show({ name: 'form' });
  await rest();
  open = [];
  load();
  await rest();
  expect([tab.at, seen]).toEqual([1, []]);
});

test('a move that never comes holds up no navigation', async () => {
  show({ name: 'form' });
  await rest();
  tab.isStuck = true;
  show();
  await vi.advanceTimersByTimeAsync(5);
  router.push('/depense/7');
  await rest();
  expect(seen).toEqual(['/depense/7']);
});
