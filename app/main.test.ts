import { afterEach, expect, it, vi } from 'vitest';
// Imported here, so that loading the program does not count as the test's time.
import './App';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('spec § 8: a start without an answer says so on the first page, and is tried again', async () => {
  vi.useFakeTimers();
  const removeAttribute = vi.fn();
  const element = { removeAttribute };
  const network = vi.fn(() => Promise.reject(new TypeError('network')));
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: '' }, getElementById: () => element });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', { pathname: '/auth/forgot' });
  await import('./main');
  await vi.waitFor(() => expect(removeAttribute).toHaveBeenCalledWith('hidden'));
  expect(network).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(network).toHaveBeenCalledTimes(2);
});
