import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellRequest } from '../api/requestWatch';
import { stubBrowser } from '../device/testing/browser';
import { getLine, onLineBack, unwatchLine, watchLine } from './line';

const back = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  stubBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  back.mockClear();
  watchLine();
  stop = onLineBack(back);
});

afterEach(() => {
  stop();
  unwatchLine();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function hear(incoming: Promise<{ status: number; text: string }>, asks = 'GET /api/caisses') {
  tellRequest({ asks, isRead: true, incoming, isGivenUp: () => false });
  await vi.advanceTimersByTimeAsync(0);
}
const answered = (asks?: string) => hear(Promise.resolve({ status: 200, text: '{}' }), asks);
const lost = (asks?: string) => hear(Promise.reject(new TypeError('network')), asks);

it('PRODUCT O: the return of the line is told at once', async () => {
  await lost();
  expect(back).not.toHaveBeenCalled();
  await answered();
  expect(back).toHaveBeenCalledTimes(1);
});

it('each return of a line that comes and goes is told at once: what it lost is read again', async () => {
  for (const asks of ['GET /api/clients', 'GET /api/depenses', 'GET /api/caisses', 'GET /api/clients']) {
    back.mockClear();
    await lost(asks);
    await answered('GET /api/auth/me');
    expect(back).toHaveBeenCalledTimes(1);
    await answered(asks);
    await vi.advanceTimersByTimeAsync(1_000);
  }
});

it('where one call is never answered and another is, all is read again twice a minute at most in the end', async () => {
  for (let turn = 0; turn < 120; turn += 1) {
    await lost('GET /api/caisses');
    await answered('GET /api/auth/me');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  // Listeners are told at once, after 2, 4, 8 and 16 seconds, then every 30.
  expect(back).toHaveBeenCalledTimes(8);
  await answered('GET /api/caisses');
  await lost('GET /api/caisses');
  await answered('GET /api/auth/me');
  expect(back).toHaveBeenCalledTimes(9);
});

it('a return that was put off is told once it may be', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    await lost();
    await answered('GET /api/auth/me');
  }
  expect(back).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(back).toHaveBeenCalledTimes(2);
});

it('damaged accounts are an answer: the server is there', async () => {
  await hear(Promise.resolve({ status: 503, text: '{"status":false,"code":"ledger.endommage"}' }));
  expect(getLine().state).toBe('online');
  await hear(Promise.resolve({ status: 503, text: '{"status":false,"code":"base.indisponible"}' }));
  expect(getLine().state).toBe('unanswered');
});
