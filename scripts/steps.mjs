import { join } from 'node:path';
import { ROOT } from './install.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
/** @param {string} name */
const reportOf = (name) => join(ROOT, 'test-results', `${name}.json`);

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {'gates' | 'pages' | 'server'} [lane] steps of one lane run one after the other. The gates run first, then
 *   the lanes pages and server at the same time; a step without a lane runs after all others
 * @property {string[]} [needs] names of steps whose result it needs: when one of them failed, the step is not run
 * @property {string} [report] path of the JSON report of its tests, which Vitest or Playwright writes
 * @property {Record<string, string>} [env]
 * @property {boolean} [isInBrowser]
 * @property {boolean} [isLong] it runs in the long suite only
 * @property {(test: import('./report.mjs').Test, report: string) => Pick<Step, 'command' | 'env' | 'report'>} [again]
 *   returns what runs one of its tests in a process of its own
 * @property {(commit: string) => string[]} [changed] returns the command for the tests that a change since that commit
 *   can affect; a step without it is always run whole
 */

/** @returns {Step} */
function vitest(name, projects, { always = [], whole = [] } = {}) {
  const run = (file) => [
    bin('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=./scripts/jsonReport.mjs',
    `--outputFile.json=${file}`,
    ...always,
  ];
  const report = reportOf(name);
  return {
    name,
    report,
    command: [...run(report), ...whole],
    // The whole file runs again, because code above the test may prepare it.
    again: ({ file }, again) => ({ report: again, command: [...run(again), file] }),
    changed: (commit) => [...run(report), '--changed', commit, '--passWithNoTests'],
  };
}

/** @returns {Step} */
function playwright(name, config) {
  const run = [bin('playwright'), 'test', '-c', config, '--reporter=dot,json'];
  const into = (report) => ({ report, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  return {
    name,
    ...into(reportOf(name)),
    isInBrowser: true,
    command: run,
    again: ({ file, line, project }, again) => ({
      ...into(again),
      command: [
        ...run,
        '--workers=1',
        '--trace=retain-on-failure',
        ...(project ? [`--project=${project}`] : []),
        `${file}:${line}`,
      ],
    }),
    changed: (commit) => [...run, `--only-changed=${commit}`, '--pass-with-no-tests'],
  };
}

const COVERAGE = [
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.include=domain/**/*.ts',
  '--coverage.reporter=text-summary',
  '--coverage.thresholds.branches=100',
];

/**
 * The steps of `npm test`, cheap ones first. When one fails, the others still run, so that one run shows everything.
 * @type {readonly Step[]}
 */
export const STEPS = [
  { name: 'lint', lane: 'gates', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'types', lane: 'gates', command: [bin('tsc'), '-b'] },
  { name: 'dead-code', lane: 'gates', command: [bin('knip')] },
  { name: 'build', lane: 'gates', command: [process.execPath, 'scripts/build.mjs'] },
  { name: 'sizes', lane: 'gates', needs: ['build'], command: [process.execPath, 'scripts/sizes.mjs'] },
  { ...vitest('unit', ['unit'], { whole: COVERAGE }), lane: 'pages' },
  { ...vitest('app', ['app']), lane: 'pages' },
  { ...vitest('stories', ['stories']), lane: 'pages', isInBrowser: true },
  { ...playwright('components', 'playwright-ct.config.ts'), lane: 'pages' },
  { ...vitest('server', ['server']), lane: 'server' },
  { ...vitest('server-s3', ['server-s3']), lane: 'server' },
  { ...playwright('e2e', 'playwright.config.ts'), lane: 'server', needs: ['build'] },
  {
    name: 'campaigns',
    isLong: true,
    needs: ['build'],
    command: [process.execPath, 'scripts/campaign.mjs', '--report', join(ROOT, 'test-results', 'campaigns.md')],
  },
];
