import { beforeEach, expect, it, vi } from 'vitest';

async function pageOf(build: string | undefined) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { build } } });
  return import('./serverBuild');
}

beforeEach(() => vi.unstubAllGlobals());

it('RELIABILITY F108: an answer of another build makes the page an old one, once', async () => {
  const { hearBuild, isPageOutdated, subscribeOutdated } = await pageOf('aaa');
  const told = vi.fn();
  subscribeOutdated(told);
  hearBuild('aaa');
  expect(isPageOutdated()).toBe(false);
  hearBuild('bbb');
  hearBuild('aaa');
  hearBuild('ccc');
  expect(isPageOutdated()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
});

it.each([null, ''])(
  'an answer that names no build (%j) says nothing: a proxy, a server without an application',
  async (heard) => {
    const { hearBuild, isPageOutdated } = await pageOf('aaa');
    hearBuild(heard);
    expect(isPageOutdated()).toBe(false);
  },
);

it('a page that no build made is never old', async () => {
  const { hearBuild, isPageOutdated } = await pageOf(undefined);
  hearBuild('bbb');
  expect(isPageOutdated()).toBe(false);
});
