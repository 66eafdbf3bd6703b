import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ageDurable } from './ageDurable';
import { changeDurable, clearDurable, keepDurable, listDurable, readDurable, writeDurable } from './storage';

const DAY_MS = 24 * 3_600_000;

/**
 * A disk with room for this many entries. The next `cuts` uses cut their connection; with `opens` 0 no database can be
 * opened.
 */
const disk = vi.hoisted(() => ({
  kept: new Map<string, unknown>(),
  room: Number.POSITIVE_INFINITY,
  cuts: 0,
  opens: 1,
}));

const keysIn = (prefix = '') => [...disk.kept.keys()].filter((key) => key.startsWith(prefix)).sort();

vi.mock('idb', () => ({
  openDB: async () => {
    if (disk.opens === 0) throw new DOMException('none', 'InvalidStateError');
    return {
      close: () => undefined,
      get: async (_: string, key: string) => disk.kept.get(key),
      clear: async () => disk.kept.clear(),
      transaction: () => {
        if (disk.cuts > 0) {
          disk.cuts -= 1;
          throw new DOMException('lost', 'InvalidStateError');
        }
        const store = {
          getKey: async (key: string) => (disk.kept.has(key) ? key : undefined),
          getAllKeys: async (range?: string) => keysIn(range),
          getAll: async (range?: string) => keysIn(range).map((key) => disk.kept.get(key)),
          put: async (kept: unknown, key: string) => {
            if (disk.kept.size >= disk.room) throw new DOMException('full', 'QuotaExceededError');
            disk.kept.set(key, kept);
          },
          delete: async (key: string) => disk.kept.delete(key),
        };
        return { store, done: Promise.resolve() };
      },
    };
  },
}));

beforeEach(async () => {
  vi.stubGlobal('IDBKeyRange', { bound: (prefix: string) => prefix });
  Object.assign(disk, { room: Number.POSITIVE_INFINITY, cuts: 0 });
  await clearDurable();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the durable store', () => {
  it('a full disk refuses what must be kept, and nothing says that it is', async () => {
    disk.room = 0;
    await expect(changeDurable({ put: { 'a/waiting': 1 } })).rejects.toThrow('full');
    expect(await listDurable('a/')).toEqual([]);
  });

  it('PRODUCT D: a full disk is no reason to stop working: what may be lost lives as long as the page', async () => {
    disk.room = 0;
    expect(await keepDurable({ put: { 'a/key': 'k' } })).toBe(false);
    expect(await listDurable('a/')).toEqual([['a/key', 'k', expect.any(Number)]]);
    expect(await readDurable('a/key', DAY_MS)).toBe('k');
    disk.room = Number.POSITIVE_INFINITY;
    expect(await keepDurable({ put: { 'a/key': 'later' } })).toBe(true);
    expect(await readDurable('a/key', DAY_MS)).toBe('later');
    await keepDurable({ remove: ['a/key'] });
    expect(await readDurable('a/key', DAY_MS)).toBeNull();
  });

  it('a connection that was cut is opened again', async () => {
    disk.cuts = 1;
    await changeDurable({ put: { 'a/draft': 'typed' } });
    expect(disk.kept.get('a/draft')).toMatchObject({ value: 'typed' });
  });

  it('changes nothing where what it is about is gone', async () => {
    expect(await changeDurable({ put: { 'a/new': 1 }, ifKept: 'a/old' })).toBe(false);
    expect(await listDurable('a/')).toEqual([]);
    await writeDurable('a/old', 1);
    expect(await changeDurable({ put: { 'a/new': 1 }, remove: ['a/old'], ifKept: 'a/old' })).toBe(true);
    expect(await listDurable('a/')).toEqual([['a/new', 1, expect.any(Number)]]);
  });

  it('where no database can be opened, everything lives as long as the page', async () => {
    vi.resetModules();
    disk.opens = 0;
    const storage = await import('./storage');
    await storage.changeDurable({ put: { 'a/waiting': 1 } });
    disk.opens = 1;
    expect(await storage.listDurable('a/')).toEqual([['a/waiting', 1, expect.any(Number)]]);
    expect(await storage.keepDurable({ put: { 'a/draft': 1 } })).toBe(false);
    expect(await storage.changeDurable({ put: { 'a/new': 1 }, ifKept: 'a/gone' })).toBe(false);
  });
});

describe('a draft is offered for a month (PRODUCT 1.21)', () => {
  const LIFE_MS = 30 * DAY_MS;
  const YEAR_MS = 365 * DAY_MS;
  const isKept = () => disk.kept.has('a/draft');
  /** Opens the application once a day, for so many days. */
  async function lookDaily(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      vi.setSystemTime(Date.now() + DAY_MS);
      await ageDurable('a/', LIFE_MS);
    }
  }

  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
    await writeDurable('a/draft', 'typed');
    await writeDurable('b/draft', 'typed');
  });

  it('is kept for 30 days, and forgotten on the next; what is not asked about stays', async () => {
    await lookDaily(30);
    expect(disk.kept.get('a/draft')).toMatchObject({ value: 'typed', savedAt: Date.UTC(2026, 10, 22) });
    await lookDaily(1);
    expect([isKept(), disk.kept.has('b/draft')]).toEqual([false, true]);
  });

  it.each([
    ['a year ahead from now on', YEAR_MS],
    ['a year back', -YEAR_MS],
  ])('RELIABILITY F40: a clock that is set %s loses nothing that was typed', async (_, jump) => {
    vi.setSystemTime(Date.now() + jump);
    await ageDurable('a/', LIFE_MS);
    vi.setSystemTime(Date.now() - jump);
    await ageDurable('a/', LIFE_MS);
    expect(isKept()).toBe(true);
    await lookDaily(20);
    expect(isKept()).toBe(true);
  });

  it('what is typed again begins anew', async () => {
    await lookDaily(29);
    await writeDurable('a/draft', 'more');
    await lookDaily(29);
    expect(isKept()).toBe(true);
  });
});
