import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeDurable, clearDurable, keepDurable, listDurable, readDurable, writeDurable } from './storage';

const DAY_MS = 24 * 3_600_000;

/** A disk of this many entries, and how many connections to it are cut at their next use; none can be opened at 0. */
const disk = vi.hoisted(() => ({
  kept: new Map<string, unknown>(),
  room: Number.POSITIVE_INFINITY,
  cuts: 0,
  opens: 1,
}));

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
          getAllKeys: async () => [...disk.kept.keys()].sort(),
          getAll: async () => [...disk.kept].sort().map(([, kept]) => kept),
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
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined });
  Object.assign(disk, { room: Number.POSITIVE_INFINITY, cuts: 0 });
  await clearDurable();
});

afterEach(() => vi.unstubAllGlobals());

describe('the durable store', () => {
  it('a full disk refuses what must be kept, and nothing says that it is', async () => {
    disk.room = 0;
    await expect(changeDurable({ put: { 'a/waiting': 1 } })).rejects.toThrow('full');
    expect(await listDurable('a/')).toEqual([]);
  });

  it('PRODUCT D: a full disk is no reason to stop working: what may be lost lives as long as the page', async () => {
    disk.room = 0;
    await writeDurable('a/key', 'k');
    expect(await readDurable('a/key', DAY_MS)).toBe('k');
    disk.room = Number.POSITIVE_INFINITY;
    await keepDurable({ put: { 'a/key': 'later' } });
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
    expect(await listDurable('a/')).toEqual([['a/new', 1]]);
  });

  it('where no database can be opened, everything lives as long as the page', async () => {
    vi.resetModules();
    disk.opens = 0;
    const storage = await import('./storage');
    await storage.changeDurable({ put: { 'a/waiting': 1 } });
    disk.opens = 1;
    expect(await storage.listDurable('a/')).toEqual([['a/waiting', 1]]);
    expect(await storage.changeDurable({ put: { 'a/new': 1 }, ifKept: 'a/gone' })).toBe(false);
  });
});
