import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { IS_LONG } from './long.mjs';
import { isPlayed } from './played.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
/** A runner tries a failed test once more. After this many failures something is broken, and it stops. */
const MANY = '30';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {string} [needs] name of a step without which it cannot run
 * @property {boolean} [isTold] its runner tells the outcome of each test (`outcome.mjs`)
 * @property {boolean} [isInBrowser]
 * @property {boolean} [isLong] it runs in the long suite only
 * @property {boolean} [isGate] it looks at the whole, whatever has changed, and comes first
 * @property {boolean} [isLate] it can wait until the whole runs
 * @property {Pick<RegExp, 'test'>} [holds] paths of its tests
 * @property {(files: string[]) => string[]} [of] returns the command for these files of its tests
 */

/** @returns {Step} */
function vitest(name, project, holds, ...always) {
  const command = [bin('vitest'), 'run', '--project', project, '--retry=1', `--bail=${MANY}`];
  const reporters = ['--reporter=dot', '--reporter=./scripts/outcome.mjs'];
  return {
    name,
    holds,
    isTold: true,
    command: [...command, ...reporters, ...always],
    of: (files) => [...command, ...reporters, ...files],
  };
}

/** @returns {Step} */
function playwright(name, config, holds) {
  const command = [bin('playwright'), 'test', '-c', config, '--retries=1', `--max-failures=${MANY}`];
  const whole = [...command, '--reporter=dot,./scripts/outcome.mjs'];
  return { name, holds, isTold: true, isInBrowser: true, command: whole, of: (files) => [...whole, ...files] };
}

const COVERAGE = [
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.include=domain/**/*.ts',
  '--coverage.reporter=text-summary',
  '--coverage.thresholds.branches=100',
];

/** The plays that are played in English too: the whole tasks, and all plays in the long suite. */
const PLAYS = IS_LONG ? [] : ['app/stories/flows'];

/**
 * The steps of `npm test`, in this order: cheap ones and those that tell most come first. When one fails, the others
 * still run, so that one run shows everything. Each uses both cores.
 * @type {readonly Step[]}
 */
export const STEPS = [
  { name: 'lint', isGate: true, command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types', isGate: true, command: [bin('tsc'), '-b'] },
  { name: 'dead-code', isGate: true, isLate: true, command: [bin('knip')] },
  vitest('unit', 'unit', /^(domain|contract|conformance|ui|mocks|scripts)\/.*\.test\.tsx?$/, ...COVERAGE),
  vitest('app', 'app', /^app\/.*\.test\.tsx?$/),
  { ...vitest('stories', 'stories', /\.stories\.tsx$/), isInBrowser: true },
  { ...vitest('plays', 'stories-en', { test: isPlayed }, ...PLAYS), isInBrowser: true },
  playwright('components', 'playwright-ct.config.ts', /\.ct\.tsx$/),
  vitest('server', 'server', /^(server|bench)\/.*\.test\.ts$/),
  vitest('server-s3', 'server-s3', /^$/),
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  { name: 'sizes', needs: 'build', command: [process.execPath, 'scripts/sizes.mjs'] },
  { ...playwright('e2e', 'playwright.config.ts', /^e2e\/.*\.spec\.ts$/), needs: 'build' },
  { name: 'mutants', isLong: true, command: [bin('stryker'), 'run'] },
  {
    name: 'campaigns',
    isLong: true,
    needs: 'build',
    command: [process.execPath, 'scripts/campaign.mjs', '--report', join(ROOT, 'test-results', 'campaigns.md')],
  },
];
