import { afterAll, beforeAll } from 'vitest';

/**
 * What the tests of a file stand on, in one line each: opened before them in the order of the lines, closed after them
 * in the opposite one where it has a `close`. It may stand on those above it. Its members are there inside tests and
 * hooks only; read while the file is still being collected, they throw.
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
