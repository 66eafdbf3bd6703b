import { beforeEach, expect, it, vi } from 'vitest';

const { openDB } = vi.hoisted(() => ({ openDB: vi.fn() }));
vi.mock('idb', () => ({ openDB }));

const dead = () => Promise.reject(new DOMException('The database connection is closing.', 'InvalidStateError'));
const close = () => undefined;
const kept = [{ key: '1/7/3/0/a.jpg' }];

let waitingFiles: typeof import('./deviceStore').waitingFiles;

beforeEach(async () => {
  openDB.mockReset();
  vi.resetModules();
  ({ waitingFiles } = await import('./deviceStore'));
});

it('PRODUCT O: a connection that died under an open page is opened anew', async () => {
  openDB.mockResolvedValueOnce({ getAll: dead, close }).mockResolvedValue({ getAll: async () => kept, close });
  expect(await waitingFiles()).toEqual(kept);
  expect(await waitingFiles()).toEqual(kept);
  expect(openDB).toHaveBeenCalledTimes(2);
});

it('a device that cannot be read is not one that keeps nothing', async () => {
  openDB.mockRejectedValueOnce(new DOMException('lost', 'UnknownError')).mockResolvedValueOnce({ getAll: dead, close });
  expect(await waitingFiles()).toBeNull();
  openDB.mockResolvedValue({ getAll: async () => [], close });
  expect(await waitingFiles()).toEqual([]);
});
