import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Build, forgetFormer, keepAsked, keepBuild, keepRooms, keptPage, keptPart } from './builds';

type Kept = Map<string, Response>;

/** The functions of the browser's caches that the worker uses. */
function fakeCaches() {
  const all = new Map<string, Kept>();
  const found = (kept: Kept, path: string, ignoreSearch = false) =>
    [...kept].find(([key]) => key === path || (ignoreSearch && key.split('?')[0] === path.split('?')[0]))?.[1]?.clone();
  const cacheOf = (kept: Kept) => ({
    match: async (path: string) => found(kept, path),
    put: async (path: string, answer: Response) => void kept.set(path, answer),
  });
  return {
    all,
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return cacheOf(kept);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (path: string, { ignoreSearch = false } = {}) => {
      for (const kept of all.values()) {
        const answer = found(kept, path, ignoreSearch);
        if (answer) return answer;
      }
      return undefined;
    },
  };
}

const build = (name: string, files: string[]): Build => ({
  name,
  shell: ['/assets/start.js'],
  files: ['/assets/start.js', ...files],
  texts: [
    ['/assets/i18n/fr-FR.json?v=1', '/assets/i18n/moncompte/fr-FR.json?v=1'],
    ['/assets/i18n/en-US.json?v=1', '/assets/i18n/moncompte/en-US.json?v=1'],
  ],
});
const first = build('aaa', ['/assets/one.js']);
const second = build('bbb', ['/assets/one.js', '/assets/two.js']);

let house: ReturnType<typeof fakeCaches>;
let served: Build;
const answered = async (path: string) => new Response(path === '/' ? `<html data-build="${served.name}">` : path);
const network = vi.fn(answered);
const immutable = () => new Response('{}', { headers: { 'Cache-Control': 'public, max-age=1, immutable' } });
const asked = () => network.mock.calls.map(([path]) => path);

beforeEach(() => {
  house = fakeCaches();
  served = first;
  network.mockReset().mockImplementation(answered);
  vi.stubGlobal('caches', house);
  vi.stubGlobal('fetch', network);
});

describe('a build on this device (PRODUCT O)', () => {
  it('is whole: every file, and the page last', async () => {
    await keepBuild(first, false);
    expect(asked()).toEqual(['/assets/start.js', '/assets/one.js', '/']);
    expect(await (await keptPage())?.text()).toContain('aaa');
  });

  it('takes from the former one what is the same, and the texts that were read here', async () => {
    await keepBuild(first, false);
    await keepAsked(first, '/assets/i18n/fr-FR.json?v=0', immutable());
    network.mockClear();
    served = second;
    await keepBuild(second, false);
    const texts = ['/assets/i18n/fr-FR.json?v=1', '/assets/i18n/moncompte/fr-FR.json?v=1'];
    expect(asked()).toEqual([...texts, '/assets/two.js', '/']);
    expect(await (await keptPage())?.text()).toContain('bbb');
  });

  it('is its shell alone where data are to be saved, without the texts of later screens', async () => {
    await keepAsked(first, '/assets/i18n/fr-FR.json?v=0', immutable());
    await keepBuild(first, true);
    expect(asked()).toEqual(['/assets/start.js', '/assets/i18n/fr-FR.json?v=1', '/']);
  });

  it('has the texts of its later screens once a language was read, each asked for once', async () => {
    network.mockImplementation(async () => immutable());
    await keepRooms(first, '/assets/i18n/en-US.json?v=1');
    await keepRooms(first, '/assets/i18n/en-US.json?v=1');
    // Neither a file of another build nor one of the program has any.
    await keepRooms(first, '/assets/i18n/en-US.json?v=0');
    await keepRooms(first, '/assets/one.js');
    expect(asked()).toEqual(['/assets/i18n/moncompte/en-US.json?v=1']);
    expect(await keptPart('/assets/i18n/moncompte/en-US.json?v=1')).not.toBeNull();
    expect(await keptPart('/assets/i18n/moncompte/fr-FR.json?v=1')).toBeNull();
  });

  it('is not opened before it is whole: the former one is, and the next try asks for the rest', async () => {
    await keepBuild(first, false);
    served = second;
    network.mockImplementationOnce(async () => Promise.reject(new TypeError('network')));
    await expect(keepBuild(second, false)).rejects.toThrow('network');
    expect(await (await keptPage())?.text()).toContain('aaa');
    await keepBuild(second, false);
    expect(await (await keptPage())?.text()).toContain('bbb');
  });

  it('is the newest again when the server goes back to it', async () => {
    for (const name of ['aaa', 'bbb', 'aaa']) {
      served = build(name, []);
      await keepBuild(served, false);
      expect(await (await keptPage())?.text()).toContain(name);
    }
  });

  it('is refused when the server serves another one', async () => {
    served = second;
    await expect(keepBuild(first, false)).rejects.toThrow('another build');
    expect(await keptPage()).toBeNull();
  });

  it('is refused when one of its files is gone', async () => {
    network.mockImplementationOnce(async () => new Response('', { status: 404 }));
    await expect(keepBuild(first, false)).rejects.toThrow('404');
  });
});

it('keeps nothing that may change', async () => {
  await keepAsked(
    first,
    '/assets/i18n/fr-FR.json?v=9',
    new Response('{}', { headers: { 'Cache-Control': 'max-age=0' } }),
  );
  expect(await keptPart('/assets/i18n/fr-FR.json?v=9')).toBeNull();
});

it('RELIABILITY F108: what never came whole is no former build', async () => {
  await keepBuild(first, false);
  served = build('bbb', []);
  await keepBuild(served, false);
  const unfinished = build('ccc', ['/assets/lost.js']);
  network.mockImplementationOnce(async () => Promise.reject(new TypeError('network')));
  await expect(keepBuild(unfinished, false)).rejects.toThrow('network');
  served = build('ddd', []);
  await keepBuild(served, false);
  await forgetFormer(served, new Set());
  expect(await house.keys()).toEqual(['comptoir-bbb', 'comptoir-ddd']);
});

it('RELIABILITY F108: a build goes once no page runs it, and never the one before', async () => {
  for (const name of ['aaa', 'bbb', 'ccc', 'ddd']) {
    served = build(name, []);
    await keepBuild(served, false);
  }
  await house.open('of-another-application');
  await forgetFormer(served, new Set(['comptoir-aaa']));
  expect(await house.keys()).toEqual(['comptoir-aaa', 'comptoir-ccc', 'comptoir-ddd', 'of-another-application']);
});
