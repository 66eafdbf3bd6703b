import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError';
import { tellRequest } from '../api/requestWatch';
import { takeInHand } from '../device/hands';
import { clearDurable } from '../device/storage';
import { stubBrowser } from '../device/testing/browser';
import { onLineBack, unwatchLine, watchLine } from '../line/line';
import { startCourier } from './courier';
import { keepWrite } from './keepWrite';
import { Outbox } from './Outbox';
import { stateOf } from './states';
import { takeUp } from './takeUp';
import { handOf } from './waitingWrite';

const { sendAgain } = vi.hoisted(() => ({ sendAgain: vi.fn() }));
vi.mock('../api/client', () => ({ sendAgain }));

const AWA = 7;
const away = { status: 503, text: '{"code":"base.indisponible"}' };
const told = (incoming: { status: number; text: string }, isRead: boolean) =>
  tellRequest({
    asks: isRead ? 'GET /api/depenses' : 'POST /api/depenses',
    isRead,
    incoming: Promise.resolve(incoming),
    isGivenUp: () => false,
  });

const tells = { onDone: vi.fn(), onRefused: vi.fn(), onChanged: vi.fn() };
let outbox: Outbox;
let stop = () => {};

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  stubBrowser();
  vi.stubGlobal('navigator', { onLine: true });
  await clearDurable();
  outbox = new Outbox(AWA);
  for (const name of ['a', 'b']) {
    const sent = { method: 'POST', url: '/api/depenses', body: name, key: name.repeat(32), isKeyLasting: true };
    const written = { formName: 'depense', recordId: `new.${name}`, title: name, from: '/depenses' };
    const attempt = { kept: { key: sent.key, since: Date.now() }, isTried: false };
    await outbox.change((id) => keepWrite(id, sent, written, attempt));
  }
  vi.clearAllMocks();
  sendAgain.mockReset();
});

afterEach(() => {
  stop();
  unwatchLine();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what was delivered is read again once, after the last', async () => {
  sendAgain.mockResolvedValue(undefined);
  stop = startCourier(outbox, tells);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tells.onDone).toHaveBeenCalledTimes(2);
  expect(tells.onChanged).toHaveBeenCalledTimes(1);
  expect(outbox.items()).toEqual([]);
});

it('PRODUCT O: it is kept that a write has left before it does', async () => {
  const states: string[] = [];
  sendAgain.mockImplementation(async () => {
    states.push(...(await outbox.refresh()).map(stateOf));
    throw new ApiError({ status: 0, code: 'reseau', message: '' });
  });
  stop = startCourier(outbox, tells);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual(['incertain', 'aenvoyer']);
});

it('PRODUCT O: nothing leaves while there is no network, and all of it once there is', async () => {
  watchLine();
  sendAgain.mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { onLine: false });
  told({ status: 502, text: '' }, true);
  stop = startCourier(outbox, tells);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(sendAgain).not.toHaveBeenCalled();
  expect(outbox.items().map(stateOf)).toEqual(['aenvoyer', 'aenvoyer']);
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outbox.items()).toEqual([]);
});

it('what a form has in hand is neither shown nor sent, until it lets go', async () => {
  sendAgain.mockResolvedValue(undefined);
  const letGo = await takeInHand(handOf({ key: 'a'.repeat(32) }));
  stop = startCourier(outbox, tells);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendAgain).toHaveBeenCalledTimes(1);
  expect(await outbox.refresh()).toEqual([]);
  letGo();
  await outbox.refresh();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendAgain).toHaveBeenCalledTimes(2);
});

it('a refusal of what was taken up meanwhile is its form’s, and does not wait again', async () => {
  sendAgain.mockImplementation(async () => {
    for (const write of outbox.items()) expect(await outbox.change((id) => takeUp(id, write))).toBe('done');
    throw new ApiError({ status: 422, code: 'caisse.solde_insuffisant', message: '' });
  });
  stop = startCourier(outbox, tells);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sendAgain).toHaveBeenCalledTimes(1);
  expect(await outbox.refresh()).toEqual([]);
  expect(tells.onRefused).not.toHaveBeenCalled();
});

it('PRODUCT O: a server that reads but does not write is asked less and less often, and read seldom', async () => {
  watchLine();
  const readAgain = vi.fn();
  const stopReading = onLineBack(readAgain);
  sendAgain.mockImplementation(async () => {
    told(away, false);
    setTimeout(() => told({ status: 200, text: '{}' }, true), 100);
    throw new ApiError({ status: 503, code: 'base.indisponible', message: '' });
  });
  stop = startCourier(outbox, tells);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  stopReading();
  expect(readAgain.mock.calls.length).toBeLessThan(30);
  expect(sendAgain.mock.calls.length).toBeLessThan(50);
  sendAgain.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outbox.items()).toEqual([]);
});
