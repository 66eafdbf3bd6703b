import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProbing } from './probe';

const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();
const ask = vi.fn(() => Promise.reject(new Error('away')));
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  page.hidden = false;
  ask.mockClear();
  stop = startProbing(ask);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('PRODUCT O: the return of the line is looked for', () => {
  it('less and less often', async () => {
    await pass(5);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(9);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await pass(20);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('at once when the browser finds a network, one question at a time', async () => {
    browser.dispatchEvent(new Event('online'));
    browser.dispatchEvent(new Event('online'));
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('not for a page that nobody sees, and at once when it is looked at again', async () => {
    page.hidden = true;
    await pass(600);
    expect(ask).not.toHaveBeenCalled();
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('no more once it is over', async () => {
    stop();
    browser.dispatchEvent(new Event('online'));
    await pass(600);
    expect(ask).not.toHaveBeenCalled();
  });
});
