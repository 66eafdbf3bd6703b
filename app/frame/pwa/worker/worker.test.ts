import { beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: unknown) => void;

const FRENCH = '/assets/i18n/fr-FR.json?v=1';
const OF_A_ROOM = '/assets/i18n/moncompte/fr-FR.json?v=1';

const put = vi.fn();
const open = vi.fn(async () => ({ match: async () => undefined, put }));

/** Loads the worker with this query in its address; returns its listeners by event name. */
async function workerAt(search: string): Promise<Map<string, Listener>> {
  const listeners = new Map<string, Listener>();
  vi.resetModules();
  vi.stubGlobal('__BUILD__', { name: 'aaa', shell: ['/shell.js'], files: ['/file.js'], texts: [[FRENCH, OF_A_ROOM]] });
  vi.stubGlobal('self', {
    location: { origin: 'http://localhost', search },
    navigator: {},
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  await import('./worker');
  return listeners;
}

const network = vi.fn(async (asked: string | Request) => {
  if (asked === '/') return new Response('<html data-build="aaa">');
  return new Response('let a;', { headers: { 'Cache-Control': 'immutable' } });
});

beforeEach(() => {
  put.mockReset().mockResolvedValue(undefined);
  network.mockClear();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', { open, match: async () => undefined, keys: async () => [], delete: async () => true });
});

describe('a part that is not kept', () => {
  /** Returns the answer to a request, and the work that goes on after it. */
  async function askFor(path: string, search = '') {
    const listeners = await workerAt(search);
    let answer: Promise<Response> | undefined;
    const after: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: new Request(`http://localhost${path}`),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
      waitUntil: (work: Promise<unknown>) => after.push(work),
    });
    return { answer: await answer, after };
  }

  it('is answered before its copy is written', async () => {
    put.mockReturnValue(new Promise(() => undefined));
    const { answer } = await askFor('/assets/form-12345678.js');
    expect(await answer?.text()).toBe('let a;');
  });

  it('is answered by a device that has no room for it', async () => {
    put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const { answer, after } = await askFor('/assets/form-12345678.js');
    expect(await answer?.text()).toBe('let a;');
    await expect(Promise.all(after)).resolves.toEqual([undefined]);
  });

  it.each([
    ['brings the texts of later screens, if it is those of a language', '', [FRENCH, OF_A_ROOM]],
    ['does not where data are to be saved', '?economie=1', [FRENCH]],
  ])('%s', async (_, search, kept) => {
    const { after } = await askFor(FRENCH, search);
    await Promise.all(after);
    expect(put.mock.calls.map(([path]) => path)).toEqual(kept);
  });
});

describe('what a build asks for when it comes (ADR 0019)', () => {
  it.each([
    ['all of it', '', ['/shell.js', '/file.js', '/']],
    ['its shell alone where data are to be saved', '?economie=1', ['/shell.js', '/']],
  ])('%s', async (_, search, asked) => {
    const listeners = await workerAt(search);
    let installed: Promise<unknown> | undefined;
    listeners.get('install')?.({
      waitUntil: (work: Promise<unknown>) => {
        installed = work;
      },
    });
    await installed;
    expect(network.mock.calls.map(([path]) => path)).toEqual(asked);
  });
});

it.each([
  ['/caisses', true],
  ['/vente', true],
  ['/v/AAAAAAAAAAAAAAAAAAAAAA', false],
  ['/api/docs', false],
])('a visit to %s opens the program: %s (ADR 0046)', async (path, isAnswered) => {
  const listeners = await workerAt('');
  const respondWith = vi.fn();
  const request = { method: 'GET', mode: 'navigate', url: `http://localhost${path}` };
  listeners.get('fetch')?.({ request, respondWith });
  expect(respondWith).toHaveBeenCalledTimes(isAnswered ? 1 : 0);
});
