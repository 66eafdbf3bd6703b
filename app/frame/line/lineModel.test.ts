import { describe, expect, it } from 'vitest';
import { beginLine, isAway, type Line, type LineEvent, lineAfter, probeDelay, SLOW_MS } from './lineModel';

const lineOf = (...events: LineEvent[]): Line => events.reduce(lineAfter, beginLine(0));
const answered = (atMs: number, tookMs = 1): LineEvent => ({
  type: 'answered',
  atMs,
  beganMs: atMs - tookMs,
  isRead: true,
});
const unanswered = (atMs: number, isBrowserOnline = true): LineEvent => ({ type: 'unanswered', atMs, isBrowserOnline });

describe('PRODUCT O: the outcome of requests decides how the line is', () => {
  it('a request without an answer: the network or the server, as the browser believes', () => {
    expect(lineOf(unanswered(5))).toMatchObject({ state: 'unanswered', sinceMs: 5 });
    expect(lineOf(unanswered(5, false))).toMatchObject({ state: 'offline', sinceMs: 5 });
  });

  it('an answer is online, though the browser believed otherwise', () => {
    expect(lineOf({ type: 'browserOffline', atMs: 5 }).state).toBe('offline');
    expect(lineOf({ type: 'browserOffline', atMs: 5 }, answered(9))).toEqual({
      state: 'online',
      sinceMs: 9,
      backAtMs: 9,
    });
  });

  it('an answer that was on its way when the network went is no return', () => {
    expect(lineOf({ type: 'browserOffline', atMs: 5 }, answered(9, 5)).state).toBe('offline');
  });

  it('a write takes as long as it takes', () => {
    expect(lineOf({ type: 'answered', atMs: SLOW_MS, beganMs: 0, isRead: false }).state).toBe('online');
  });

  it('keeps since when it is so, whatever fails again', () => {
    expect(lineOf(unanswered(5), unanswered(8), unanswered(11)).sinceMs).toBe(5);
  });

  it('a read that waits makes it slow, and a late answer leaves it so', () => {
    expect(lineOf({ type: 'waiting', atMs: 4 }).state).toBe('slow');
    expect(lineOf(answered(9, SLOW_MS)).state).toBe('slow');
    expect(lineOf(answered(9, SLOW_MS), answered(12, SLOW_MS - 1)).state).toBe('online');
  });

  it('waiting is no news of a line that is cut, and slow is no return', () => {
    expect(lineOf(unanswered(5), { type: 'waiting', atMs: 9 }).state).toBe('unanswered');
    expect(lineOf({ type: 'waiting', atMs: 4 }, answered(9)).backAtMs).toBe(0);
    expect(lineOf(unanswered(5), answered(9, SLOW_MS))).toMatchObject({ state: 'slow', backAtMs: 9 });
  });
});

it('PRODUCT O: the server is asked less and less often, and less often still where data is saved', () => {
  expect([0, 1, 2, 3, 4, 50].map((tries) => probeDelay(tries, false))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect([0, 1, 2, 3, 50].map((tries) => probeDelay(tries, true))).toEqual([20_000, 40_000, 80_000, 120_000, 120_000]);
});

describe('who answered', () => {
  const page = '<html>…</html>';
  const own = (code: string) => JSON.stringify({ status: false, data: null, message: '', code, errors: [] });
  const codes = (text: string) => [200, 401, 422, 429, 500, 502, 503, 504].filter((status) => isAway({ status, text }));

  it('the server’s own refusals are answers', () => {
    expect(codes(own('interne'))).toEqual([]);
    expect(isAway({ status: 503, text: own('ledger.endommage') })).toBe(false);
  });

  it('not one that cannot reach its database', () => {
    expect(isAway({ status: 503, text: own('base.indisponible') })).toBe(true);
  });

  it('not a proxy, which stands for a server that is away or sends to a page of its own', () => {
    expect(codes(page)).toHaveLength(8);
    expect(codes('{"error":"bad gateway"}')).toEqual([502, 503, 504]);
  });
});
