import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Settings of the store in which this run keeps its files; absent when it uses the disk. */
    testStore: Readonly<Record<string, string>>;
  }
}

/** Returns the settings of the S3-compatible store that this run of the tests uses; empty when it uses the disk. */
export function testStore(): Readonly<Record<string, string>> {
  return inject('testStore') ?? {};
}
