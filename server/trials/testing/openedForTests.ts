import { afterAll, beforeAll } from 'vitest';

/**
 * Opens something that the tests of a file need: before the tests, in the order of these calls. Afterwards it is closed
 * in the opposite order, if it has a `close`. `open` may use what earlier calls opened. Its members exist only inside
 * tests and hooks: reading them while the file is still being collected throws.
 */
export function openedForTests<T extends object>(open: () => Promise<T>): T {
  let standing: (T & { close?: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    standing = await open();
  });
  afterAll(() => standing?.close?.());
  return new Proxy({} as T, {
    get(_, member) {
      if (!standing) throw new Error(`"${String(member)}" is read before it is open: read it inside a test or a hook`);
      return Reflect.get(standing, member);
    },
  });
}
