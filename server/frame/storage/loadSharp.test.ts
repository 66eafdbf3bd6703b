import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('sharp');
  vi.resetModules();
});

/** Loads the module anew, as a server does that starts, and lets the time pass until it reads the library. */
async function started() {
  vi.useFakeTimers();
  vi.resetModules();
  const { loadSharp, loadSharpSoon } = await import('./loadSharp');
  const fatal = vi.fn();
  loadSharpSoon({ fatal });
  await vi.advanceTimersByTimeAsync(1000);
  return { loadSharp, fatal };
}

it('a server that listens reads the library of pictures, and keeps no picture in memory', async () => {
  const cache = vi.fn();
  vi.doMock('sharp', () => ({ default: { cache } }));
  const { loadSharp, fatal } = await started();
  await vi.waitFor(() => expect(cache).toHaveBeenCalledWith(false));
  await loadSharp();
  expect(cache).toHaveBeenCalledTimes(1);
  expect(fatal).not.toHaveBeenCalled();
});

it('a library of pictures that cannot be read is told before a photo is refused', async () => {
  vi.doMock('sharp', () => {
    throw new Error('libvips-cpp.so: cannot open shared object file');
  });
  const { loadSharp, fatal } = await started();
  await vi.waitFor(() => expect(fatal).toHaveBeenCalledTimes(1));
  await expect(loadSharp()).rejects.toThrow();
});
