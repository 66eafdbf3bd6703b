import { MAX_MEDIA_BYTES, MAX_VIDEO_BYTES } from '@comptoir/domain/limits';
import { expect, test, vi } from 'vitest';
import { fitsBesideKept, isStillKept, MAX_KEPT_BYTES } from './keptUploads';

const { openDB } = vi.hoisted(() => ({ openDB: vi.fn() }));
vi.mock('idb', () => ({ openDB }));

/** A kept file of that size in bytes, without content. */
const kept = (key: string, size: number) => ({ key, file: { size } as File });

test('PRODUCT O, 1.18: the largest film fits, and a day’s photos beside it', () => {
  expect(fitsBesideKept([], 'film', MAX_VIDEO_BYTES)).toBe(true);
  expect(fitsBesideKept([kept('film', MAX_VIDEO_BYTES)], 'a', MAX_MEDIA_BYTES)).toBe(true);
});

test('PRODUCT O: beyond its bound a device keeps no more', () => {
  expect(fitsBesideKept([kept('film', MAX_VIDEO_BYTES)], 'a', MAX_KEPT_BYTES - MAX_VIDEO_BYTES)).toBe(true);
  expect(fitsBesideKept([kept('film', MAX_VIDEO_BYTES)], 'a', MAX_KEPT_BYTES - MAX_VIDEO_BYTES + 1)).toBe(false);
});

test('a file that is kept anew, shrunk, takes its own place', () => {
  expect(fitsBesideKept([kept('a', MAX_KEPT_BYTES)], 'a', 5)).toBe(true);
});

test('PRODUCT O: a file is sent unless it is known that another tab has sent it', async () => {
  const upload = { etapeprojetid: 7, chosen: { name: 'a.jpg', size: 3, lastModified: 0 } };
  openDB.mockResolvedValueOnce({ getAll: async () => [], close: () => undefined });
  expect(await isStillKept(1, upload)).toBe(false);
  vi.resetModules();
  openDB.mockRejectedValue(new DOMException('lost', 'UnknownError'));
  const { isStillKept: onAnotherPage } = await import('./keptUploads');
  expect(await onAnotherPage(1, upload)).toBe(true);
});

test('RELIABILITY F40: a clock that is set a year ahead loses no chosen file', async () => {
  const photo = { key: '1/7/3/0/a.jpg', name: 'a.jpg', size: 3, lastModified: 0, file: {}, keptAt: Date.now() };
  const held = [{ ...photo, keptAt: Date.now() - 365 * 24 * 3_600_000 }];
  const put = vi.fn();
  const idb = { getAll: async () => held, get: async () => null, put, delete: put, close: () => undefined };
  openDB.mockResolvedValue({ ...idb, transaction: () => ({ store: { delete: put }, done: null }) });
  vi.resetModules();
  const { keptUploadsOf } = await import('./keptUploads');
  expect((await keptUploadsOf(1, 7)).map(({ chosen }) => chosen.name)).toEqual(['a.jpg']);
  expect(put).toHaveBeenCalledWith('files', expect.objectContaining({ age: expect.anything() }));
});
