import { join } from 'node:path';
import { ROOT } from './install.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** Vitest and Playwright each write a JSON report: the closing line counts tests from them. */
const vitest = (name, project, ...flags) => ({
  name,
  report: `test-results/${name}.json`,
  command: [bin('vitest'), 'run', '--project', project, '--reporter=default', '--reporter=json', ...flags],
  reportFlag: '--outputFile.json=',
});
const playwright = (name, config) => ({
  name,
  report: `test-results/${name}.json`,
  command: [bin('playwright'), 'test', '-c', config, '--reporter=dot,json'],
  reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_NAME',
});

/**
 * What `npm test` runs, in this order. What stands on ground that failed is not run; tests that fail hide no others.
 * @type {{ name: string, command: string[], isGround?: true, report?: string, reportFlag?: string, reportVariable?: string }[]}
 */
export const STEPS = [
  { name: 'lint', isGround: true, command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types', isGround: true, command: [bin('tsc'), '-b'] },
  { name: 'dead-code', command: [bin('knip')] },
  vitest(
    'unit',
    'unit',
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.include=domain/**/*.ts',
    '--coverage.reporter=text-summary',
    '--coverage.thresholds.branches=100',
  ),
  { name: 'build', isGround: true, command: [process.execPath, 'scripts/build.mjs'] },
  vitest('server', 'server'),
  vitest('server-s3', 'server-s3'),
  vitest('stories', 'stories'),
  { name: 'sizes', command: [process.execPath, 'scripts/sizes.mjs'] },
  playwright('components', 'playwright-ct.config.ts'),
  playwright('e2e', 'playwright.config.ts'),
];
