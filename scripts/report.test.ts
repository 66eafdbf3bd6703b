import { expect, it } from 'vitest';
import { read } from './report.mjs';

it('tells each failed test of Vitest, and a file that could not be run', () => {
  const testResults = [
    {
      name: 'domain/franc.test.ts',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'francs divide',
          failureMessages: ['AssertionError: expected 2 to be 3\n    at x'],
        },
      ],
    },
    { name: 'domain/broken.test.ts', message: 'SyntaxError: oh', assertionResults: [] },
  ];
  expect(read({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      'francs divide\n    AssertionError: expected 2 to be 3\n        at x',
      'domain/broken.test.ts\n    SyntaxError: oh',
    ],
  });
});

it('tells each failed test of Playwright, in words without colours and no more than says why', () => {
  const message = `\u001b[31mError: no dialog\u001b[39m\n\n${Array.from({ length: 40 }, (_, line) => `log ${line}`).join('\n')}`;
  const specs = [
    { file: 'a.spec.ts', line: 3, title: 'pays', ok: true, tests: [] },
    { file: 'a.spec.ts', line: 9, title: 'prints', ok: false, tests: [{ results: [{ errors: [{ message }] }] }] },
  ];
  const { passed, failed, failures } = read({
    stats: { expected: 1, unexpected: 1 },
    suites: [{ suites: [{ specs }] }],
  });
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/^a\.spec\.ts:9 prints\n {4}Error: no dialog\n {4}log 0\n/);
  expect(failures[0]?.split('\n').length).toBeLessThan(18);
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
  expect(read({ testResults }).failures).toEqual([
    'waits\n    Timed out after 5004 ms\n        at task (runner.js:1)\n        at domain/franc.test.ts:2',
    'server/caisse.test.ts\n    a hook of a group failed, as told above',
  ]);
});

it('tells what Playwright says of no test: a server that does not start, a file that does not load', () => {
  const errors = [
    { message: 'Error: Process from config.webServer was not able to start. Exit code: 1' },
    { message: 'SyntaxError: oh', location: { file: 'e2e/broken.spec.ts', line: 3, column: 1 } },
  ];
  expect(read({ stats: { expected: 0, unexpected: 0 }, suites: [], errors })).toEqual({
    passed: 0,
    failed: 2,
    failures: [
      'Playwright\n    Error: Process from config.webServer was not able to start. Exit code: 1',
      'e2e/broken.spec.ts:3\n    SyntaxError: oh',
    ],
  });
});
