import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { sendCall } from './client';

const caisses = '/api/caisses/withoutpagination';
const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

describe('a read that the page asked for before the program came (DESIGN "Weight and speed")', () => {
  const network = vi.fn<() => Promise<Response>>();

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('fetch', network);
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    // The page has just been opened, however long this process has been running.
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    network.mockReset().mockImplementation(async () => answer({ status: true, data: [], message: '' }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const read = async () => {
    const { sendCall: fresh }: { sendCall: typeof sendCall } = await import('./client');
    const { caisses: calls } = await import('@comptoir/contract/caisses');
    return fresh(calls.all, {});
  };

  it('is taken once; the next asks the server', async () => {
    const early = Promise.resolve(answer({ status: true, data: [], message: '' }));
    vi.stubGlobal('__AHEAD__', new Map([[caisses, early]]));
    await read();
    expect(network).not.toHaveBeenCalled();
    await read();
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is not taken for today’s when the page has long been open', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    vi.stubGlobal('__AHEAD__', new Map([[caisses, Promise.resolve(answer({}))]]));
    await read();
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is not taken once something was written, which it may not show', async () => {
    vi.stubGlobal('__AHEAD__', new Map([[caisses, Promise.resolve(answer({}))]]));
    const { exchangeRequest: exchange } = await import('./transport');
    await exchange({ method: 'POST', url: '/api/caisses', headers: {}, body: null });
    network.mockClear();
    await read();
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is taken of a page that was opened long ago when it was asked for just now, by a sign-in', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    vi.stubGlobal('__READ__', (url: string) => [url, network()]);
    const { askAhead } = await import('./ahead');
    askAhead([caisses]);
    await read();
    expect(network).toHaveBeenCalledTimes(1);
    await read();
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('fails as any read when the line was cut', async () => {
    vi.stubGlobal('__AHEAD__', new Map([[caisses, Promise.reject(new TypeError('network'))]]));
    await expect(read()).rejects.toMatchObject({ code: 'reseau' });
  });
});
