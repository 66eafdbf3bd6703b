import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Inactivity, watchInactivity } from './inactivity';
import { stubBrowser } from './testing/browser';

const MINUTE = 60_000;
let browser: ReturnType<typeof stubBrowser>;
let latest: Inactivity;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  browser = stubBrowser();
  stop = watchInactivity((inactivity) => {
    latest = inactivity;
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('spec § 9: ends after 900 000 ms, with a warning 60 s before (PRODUCT 1.21)', () => {
  vi.advanceTimersByTime(14 * MINUTE - 1_000);
  expect(latest.state).toBe('active');
  vi.advanceTimersByTime(1_000);
  expect(latest).toEqual({ state: 'warning', secondsLeft: 60 });
  vi.advanceTimersByTime(MINUTE);
  expect(latest.state).toBe('expired');
});

it.each(['mousemove', 'mousedown', 'keydown', 'touchstart', 'scroll'])('PRODUCT 1.21: %s begins it anew', (sign) => {
  vi.advanceTimersByTime(14 * MINUTE);
  browser.page.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(MINUTE);
  expect(latest.state).toBe('active');
});

it('PRODUCT 1.21: work in another tab counts here', () => {
  vi.advanceTimersByTime(14 * MINUTE);
  browser.stored.set('comptoir.activity', String(Date.now()));
  vi.advanceTimersByTime(MINUTE);
  expect(latest.state).toBe('active');
});

it('a stored time ahead of the clock is no sign of life', () => {
  browser.stored.set('comptoir.activity', String(Date.now() + 24 * 60 * MINUTE));
  vi.advanceTimersByTime(15 * MINUTE);
  expect(latest.state).toBe('expired');
});

it('spec § 4: nothing is written once the storage is emptied', () => {
  vi.advanceTimersByTime(500);
  browser.page.dispatchEvent(new Event('mousedown'));
  localStorage.clear();
  vi.advanceTimersByTime(5_000);
  expect(browser.stored.size).toBe(0);
});

it('other tabs are told once a second, not while a press waits for its picture', () => {
  const write = vi.spyOn(localStorage, 'setItem');
  vi.advanceTimersByTime(10_500);
  for (let i = 0; i < 50; i++) browser.page.dispatchEvent(new Event('mousemove'));
  expect(write).not.toHaveBeenCalled();
  const moved = Date.now();
  vi.advanceTimersByTime(5_000);
  expect(write.mock.calls).toEqual([['comptoir.activity', String(moved)]]);
});
