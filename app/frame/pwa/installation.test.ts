import { setOwnSaving } from '@comptoir/ui/foundations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinProgram, keepProgram, newestIsHere } from './installation';

vi.mock('../api/serverBuild', () => ({ ownBuild: () => 'aaa' }));

type End = 'activated' | 'redundant';

/** A worker that reaches the state `end` after one second. */
function workerThat(end: End) {
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  setTimeout(() => {
    worker.state = end;
    worker.dispatchEvent(new Event('statechange'));
  }, 1_000);
  return worker;
}

const registrationThat = (end: End) => ({ installing: workerThat(end), waiting: null, active: null });

const register = vi.fn();
const getRegistration = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset();
  getRegistration.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration, controller: {} } });
});

afterEach(() => {
  setOwnSaving(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('PRODUCT O: a program that did not come whole is asked for again, until it is there', async () => {
  register
    .mockRejectedValueOnce(new TypeError('network'))
    .mockImplementationOnce(async () => registrationThat('redundant'))
    .mockImplementationOnce(async () => registrationThat('activated'));
  keepProgram();
  await pass(6);
  expect(register).toHaveBeenCalledTimes(2);
  await pass(600);
  expect(register).toHaveBeenCalledTimes(3);
});

it.each([
  ['asks the worker to take it over, when it has none', null, 1],
  ['asks for nothing when it has one', {}, 0],
])('PRODUCT O: a page %s', async (_, controller, times) => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { register, controller } });
  register.mockResolvedValue({ installing: null, waiting: null, active: { postMessage } });
  keepProgram();
  await pass(0);
  expect(postMessage).toHaveBeenCalledTimes(times);
});

it('a browser that refuses is not asked again', async () => {
  register.mockRejectedValue(new DOMException('certificate', 'SecurityError'));
  keepProgram();
  await pass(600);
  expect(register).toHaveBeenCalledTimes(1);
});

it('PRODUCT O: the worker is told that data are to be saved', async () => {
  register.mockImplementation(async () => registrationThat('activated'));
  keepProgram();
  setOwnSaving(true);
  keepProgram();
  await pass(2);
  expect(register.mock.calls).toEqual([['/sw.js'], ['/sw.js?economie=1']]);
});

it.each([
  ['that came while this page was loaded', {}, ''],
  ['that comes later', null, 'controllerchange'],
])('PRODUCT O: the texts of this page are shown to a worker %s', (_, controller, event) => {
  const asked = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', asked);
  const workers = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  joinProgram('fr-FR');
  expect(asked).toHaveBeenCalledTimes(event === '' ? 1 : 0);
  workers.dispatchEvent(new Event(event));
  expect(asked.mock.calls).toEqual([['/assets/i18n/fr-FR.json', expect.anything()]]);
});

/** Tells whether `newestIsHere` has resolved. */
function watched() {
  const said = { isHere: false };
  void newestIsHere().then(() => {
    said.isHere = true;
  });
  return said;
}

it('RELIABILITY F108: a reload is offered once the newest build is in office, not when it failed to come', async () => {
  const registration: Record<string, unknown> = { installing: null, waiting: null, active: {} };
  const update = vi
    .fn()
    .mockImplementationOnce(async () => Object.assign(registration, { installing: workerThat('redundant') }))
    .mockRejectedValueOnce(new TypeError('network'))
    .mockImplementationOnce(async () => Object.assign(registration, { installing: workerThat('activated') }));
  getRegistration.mockResolvedValue(Object.assign(registration, { update }));
  const said = watched();
  await pass(3);
  Object.assign(registration, { installing: null });
  expect(said.isHere).toBe(false);
  await pass(600);
  expect(update).toHaveBeenCalledTimes(3);
  expect(said.isHere).toBe(true);
});

it('RELIABILITY F108: without a worker in office the line brings it', async () => {
  getRegistration.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('refused', 'SecurityError'));
  const [none, refused] = [watched(), watched()];
  await pass(0);
  expect([none.isHere, refused.isHere]).toEqual([true, true]);
});
