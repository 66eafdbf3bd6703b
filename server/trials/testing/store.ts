import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Settings of the store in which this run keeps its files; none for the disk. */
    testStore: Readonly<Record<string, string>>;
  }
}

/** Settings of the S3-compatible store that this run of the tests is about; empty when it is about the disk. */
export function testStore(): Readonly<Record<string, string>> {
  return inject('testStore') ?? {};
}
