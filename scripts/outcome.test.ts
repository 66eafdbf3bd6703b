import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingOf } from './closing.mjs';
import { ROOT } from './install.mjs';
import type { Outcome } from './outcome.mjs';

/** The first passes, the second fails, the third fails at its first try alone. */
const TESTS = `
  import { existsSync, writeFileSync } from 'node:fs';
  test('pays', () => expect(1).toBe(1));
  test('owes', () => expect('a debt').toBe('a payment'));
  test('waits', () => {
    if (existsSync('tried')) return;
    writeFileSync('tried', '');
    throw new Error('not yet');
  });
`;

// Inside the project, so that the tests find the runners.
const results = join(ROOT, 'test-results');
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(join(results, 'outcome-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs these files with a runner; returns what it printed, and the outcome that its reporter wrote. */
function run(program: string, files: Readonly<Record<string, string>>, ...args: string[]) {
  const cwd = mkdtempSync(join(folder, 'run-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text);
  const outcome = join(cwd, 'outcome.json');
  const reporter = `--reporter=${join(ROOT, 'scripts', 'outcome.mjs')}`;
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args, reporter], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, OUTCOME: outcome },
  });
  return { status, stdout, ...(JSON.parse(readFileSync(outcome, 'utf8')) as Outcome) };
}

const owed = { name: expect.stringMatching(/a\.test\.mjs.* › owes$/), reason: expect.stringContaining('a payment') };
const waited = { name: expect.stringMatching(/ › waits$/), reason: expect.stringMatching(/^Error: not yet/) };

test('Vitest tells what failed twice, what passed when tried again, and what could not begin', () => {
  const head = `import { beforeAll, describe, expect, test } from 'vitest';`;
  const house = `describe('a house', () => {
    beforeAll(() => { throw new Error('no database'); });
    test('pays', () => undefined);
  });`;
  const files = {
    'vitest.config.mjs': 'export default {}',
    'a.test.mjs': `${head}${TESTS}${house}`,
    'b.test.mjs': `throw new Error('no server');`,
  };
  const { status, stdout, passed, failed, unstable, slowest } = run('vitest/vitest.mjs', files, 'run', '--retry=1');
  expect([status, passed, slowest.length]).toEqual([1, 2, 3]);
  expect(failed).toHaveLength(3);
  expect(failed).toEqual(
    expect.arrayContaining([
      owed,
      { name: expect.stringMatching(/› a house$/), reason: expect.stringMatching(/^Error: no database/) },
      {
        name: expect.stringMatching(/b\.test\.mjs › \(the file\)$/),
        reason: expect.stringMatching(/^Error: no server/),
      },
    ]),
  );
  expect(unstable).toEqual([waited]);
  expect(stdout).toMatch(/✗ Failed: .*owes\n {4}.*a debt/);
});

const PLAYWRIGHT = '@playwright/test/cli.js';

test('Playwright tells what failed twice, what passed when tried again, with the line of each', () => {
  const files = { 'a.test.mjs': `import { expect, test } from '@playwright/test';${TESTS}` };
  const { status, stdout, passed, failed, unstable, slowest } = run(
    PLAYWRIGHT,
    files,
    'test',
    '--retries=1',
    '--output=out',
  );
  expect([status, passed, slowest.length]).toEqual([1, 2, 3]);
  expect(failed).toEqual([owed]);
  expect(failed[0]?.name).toContain('a.test.mjs:4 ›');
  expect(unstable).toEqual([waited]);
  expect(stdout).toMatch(/✗ Failed, tried again: .*owes\n[\s\S]*✗ Failed: .*owes\n {4}Error/);
});

test('Playwright tells what went wrong outside of any test', () => {
  const { status, failed } = run(PLAYWRIGHT, { 'a.test.mjs': `throw new Error('no server');` }, 'test', '--output=out');
  expect([status, failed[0]?.reason]).toEqual([1, expect.stringContaining('no server')]);
});

test('the closing lines end with a line for each step and the counts', () => {
  const failed = [{ name: 'e2e/a.spec.ts:3 › pays', reason: 'Error: oh' }];
  const unstable = [{ name: 'e2e/b.spec.ts:4 › sells', reason: 'Error: not yet' }];
  const slowest = [{ name: 'e2e/a.spec.ts:3 › pays', seconds: 12.34 }];
  const e2e = { name: 'e2e', state: 'FAILED' as const, seconds: 120, passed: 24, failed, unstable, slowest };
  const lint = { name: 'lint', state: 'ok' as const, seconds: 9.96, passed: 1 };
  expect(closingOf([lint, e2e, { name: 'sizes', state: 'not run' }], 125.4)).toBe(`Slowest tests
     12.3 s  e2e: e2e/a.spec.ts:3 › pays

Unstable: failed, and passed when tried again
  e2e: e2e/b.spec.ts:4 › sells
    Error: not yet

Failed
  e2e: e2e/a.spec.ts:3 › pays
    Error: oh

ok      lint               10.0 s  1 passed
FAILED  e2e               120.0 s  24 passed, 1 failed, 1 unstable
not run sizes               0.0 s  0 passed

25 passed, 1 failed, in 2 min 5 s
`);
});
