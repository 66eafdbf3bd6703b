/** Mutants of the rules that are computed (ADR 0022). A unit test must see each. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.ts', related: false },
  mutate: ['domain/**/*.ts', '!**/*.test.ts'],
  // Only what the rules and their tests need is copied.
  // It copies the rest.
  ignorePatterns: [
    'app',
    'bench',
    'conformance',
    'contract',
    'data*',
    'dist',
    'docs',
    'e2e',
    'mocks',
    'playwright',
    'scripts',
    'server',
    'test-results',
    'ui',
    '.storybook',
  ],
  // Stryker rewrites a tsconfig with TypeScript's programming interface, which version 7 does not have.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 60_000,
  tempDirName: 'node_modules/.cache/stryker',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};
