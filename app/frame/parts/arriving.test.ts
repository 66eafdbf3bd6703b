import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrivingPart } from './arriving';

const { exchange } = vi.hoisted(() => ({ exchange: vi.fn() }));
vi.mock('../api/transport', () => ({ exchangeRequest: exchange }));

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/form.js');
const silence = () => Promise.reject(new TypeError('network'));
const answer = (status: number) => async () => ({ status, text: '{}' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  exchange.mockReset().mockImplementation(answer(200));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the line, and then comes by itself', async () => {
  exchange.mockImplementation(silence);
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('form');
  const form = arrivingPart(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  exchange.mockImplementation(answer(200));
  window.dispatchEvent(new Event('online'));
  expect(await form).toBe('form');
  const asked = exchange.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(exchange).toHaveBeenCalledTimes(asked);
});

it('asks for all that wait at once', async () => {
  exchange.mockImplementation(silence);
  const parts = [1, 2, 3].map((part) => arrivingPart(vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(part)));
  await vi.advanceTimersByTimeAsync(4_000);
  const before = exchange.mock.calls.length;
  exchange.mockImplementation(answer(200));
  window.dispatchEvent(new Event('online'));
  expect(await Promise.all(parts)).toEqual([1, 2, 3]);
  expect(exchange).toHaveBeenCalledTimes(before + 1);
});

it('is asked for again at once when it was lost on a line that is there', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('form');
  expect(await arrivingPart(load)).toBe('form');
});

it.each([
  ['silent', silence],
  ['behind a proxy that stands for it', answer(503)],
  ['starting, and no more than alive', ({ url }: { url: string }) => answer(url === '/healthz' ? 200 : 503)()],
])('waits while the server is %s', async (_, silent) => {
  exchange.mockImplementation(silent);
  const load = vi.fn().mockRejectedValue(lost);
  arrivingPart(load).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  exchange.mockImplementation(answer(200));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load.mock.calls.length).toBeGreaterThan(1);
});

it('is given up when the server answers and it is gone (RELIABILITY F108)', async () => {
  exchange.mockImplementation(answer(500));
  await expect(arrivingPart(() => Promise.reject(lost))).rejects.toBe(lost);
});
