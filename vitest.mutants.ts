import { defineConfig } from 'vitest/config';

/** The tests of the rules; Stryker runs those that reach a mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 1,
    // Instrumented code is slow; this only ends what hangs.
    testTimeout: 180_000,
    include: ['domain/**/*.test.ts'],
  },
});
