import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './install.mjs';
import { nameOf, read } from './report.mjs';

const failuresIn = (report: object) => read(report).failures.map((test) => `${nameOf(test)}\n    ${test.reason}`);

it('tells each failed test of Vitest, and a file that could not be run', () => {
  const testResults = [
    {
      name: join(ROOT, 'domain/franc.test.ts'),
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', duration: 3, failureMessages: [] },
        {
          status: 'failed',
          fullName: ' francs divide',
          failureMessages: ['AssertionError: expected 2 to be 3\n    at x'],
        },
      ],
    },
    { name: join(ROOT, 'domain/broken.test.ts'), status: 'failed', message: 'SyntaxError: oh', assertionResults: [] },
  ];
  expect(read({ testResults }).passed).toBe(1);
  expect(failuresIn({ testResults })).toEqual([
    'domain/franc.test.ts › francs divide\n    AssertionError: expected 2 to be 3\n        at x',
    'domain/broken.test.ts › (the file)\n    SyntaxError: oh',
  ]);
});

it('tells each failed test of Playwright with its project, in words without colours and no more than says why', () => {
  const message = `\u001b[31mError: no dialog\u001b[39m\n\n${Array.from({ length: 40 }, (_, line) => `log ${line}`).join('\n')}`;
  const passed = { status: 'expected', results: [{ duration: 1200, errors: [] }] };
  const failed = { status: 'unexpected', results: [{ duration: 10, errors: [{ message }] }] };
  const specs = [
    { file: 'a.spec.ts', line: 3, title: 'pays', tests: [{ projectName: 'fr', ...passed }] },
    {
      file: 'a.spec.ts',
      line: 9,
      title: 'prints',
      tests: [
        { projectName: 'fr', ...passed },
        { projectName: 'phone', ...failed },
        { projectName: 'en', status: 'skipped', results: [] },
      ],
    },
  ];
  const report = { config: { rootDir: join(ROOT, 'e2e') }, suites: [{ suites: [{ specs }] }] };
  expect(read(report).passed).toBe(2);
  const [failure = '', ...others] = failuresIn(report);
  expect(others).toEqual([]);
  expect(failure).toMatch(/^\[phone\] e2e\/a\.spec\.ts:9 › prints\n {4}Error: no dialog\n {4}log 0\n/);
  expect(failure.split('\n').length).toBeLessThan(18);
});

it('tells what Vitest leaves out: that a test took too long, that a group could not be prepared', () => {
  const failureMessages = ['Error: STACK_TRACE_ERROR\n    at task (runner.js:1)\n    at domain/franc.test.ts:2'];
  const slow = { status: 'failed', fullName: 'waits', duration: 5003.7, failureMessages };
  const skipped = { status: 'skipped', fullName: 'a', failureMessages: [] };
  const testResults = [
    { name: 'domain/franc.test.ts', status: 'failed', message: '', assertionResults: [slow] },
    { name: 'server/caisse.test.ts', status: 'failed', message: '', assertionResults: [skipped] },
    { name: 'server/sound.test.ts', status: 'passed', message: '', assertionResults: [skipped] },
  ];
  expect(failuresIn({ testResults })).toEqual([
    'domain/franc.test.ts › waits\n    Timed out after 5004 ms\n        at task (runner.js:1)\n        at domain/franc.test.ts:2',
    'server/caisse.test.ts › (the file)\n    a hook of a group failed, as told above',
  ]);
});

it('tells what went wrong outside of any test', () => {
  const errors = [
    { message: 'Error: no server', location: { file: 'playwright.config.ts', line: 4 } },
    { message: 'Error: no tests found' },
  ];
  const { passed, failures, untold } = read({ stats: { expected: 0 }, errors });
  expect({ passed, failures }).toEqual({ passed: 0, failures: [] });
  expect(untold).toEqual(['playwright.config.ts:4 Error: no server', 'Error: no tests found']);
});

it('tells the ten slowest, the slowest first', () => {
  const assertionResults = Array.from({ length: 12 }, (_, n) => ({
    status: 'passed',
    fullName: `takes ${n} s`,
    duration: n * 1000,
    failureMessages: [],
  }));
  const { slowest } = read({ testResults: [{ name: 'a.test.ts', message: '', assertionResults }] });
  expect(slowest.map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
