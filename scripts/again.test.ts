import { expect, it } from 'vitest';
import { told, tryAgain } from './again.mjs';
import type { Test } from './report.mjs';

const test = (file: string, line: number, title = 'pays'): Test => ({
  file,
  line,
  title,
  project: 'fr',
  seconds: 1,
  reason: `Error in ${file}`,
});
const step = {
  name: 'e2e',
  command: ['run'],
  report: 'e2e.json',
  again: ({ file, line }: Test, report: string) => ({ command: ['run', `${file}:${line}`], report }),
};

const passed = { passed: 1, failures: [], untold: [], output: '\u001b[32mfine\u001b[39m\n' };

it('what passes alone is unstable, with both outputs; what fails again has failed', async () => {
  const [unsteady, broken, fallen, gone] = [test('a.ts', 3), test('b.ts', 4), test('c.ts', 5), test('d.ts', 6)];
  const tries: Record<string, typeof passed | object> = {
    'a.ts:3': { ...passed, failures: [test('a.ts', 3, 'another one of its line')] },
    'b.ts:4': { ...passed, failures: [broken] },
    'c.ts:5': { ...passed, untold: ['no server'] },
    'd.ts:6': { ...passed, passed: 0 },
  };
  const run = ({ command }: { command: string[] }) => tries[command.at(-1) ?? ''] as typeof passed;
  const { unstable, failed } = await tryAgain(step, [unsteady, broken, fallen, gone], run);
  expect(unstable).toEqual([{ name: '[fr] a.ts:3 › pays', first: 'Error in a.ts', second: 'fine' }]);
  expect(failed).toEqual([broken, fallen, gone]);
  expect(told(unstable)).toMatch(
    /## \[fr\] a\.ts:3 › pays\n\nFirst:\n\n```\nError in a\.ts\n```\n\nAlone:\n\n```\nfine/,
  );
});

it('each try has a report of its own, and two tests of one place share one', async () => {
  const reports: unknown[] = [];
  const run = ({ report }: { report?: string }) => {
    reports.push(report);
    return passed;
  };
  const { unstable } = await tryAgain(step, [test('a.ts', 3), test('a.ts', 3, 'pays again'), test('a.ts', 9)], run);
  expect(unstable).toHaveLength(3);
  expect(reports).toEqual(['e2e.json.again-1.json', 'e2e.json.again-2.json']);
});

it('many are broken, not unstable: they are not tried again', async () => {
  const failures = Array.from({ length: 11 }, (_, line) => test('a.ts', line));
  const run = () => {
    throw new Error('tried');
  };
  expect(await tryAgain(step, failures, run)).toEqual({ unstable: [], failed: failures });
});

it('a tool without tests is right at once', async () => {
  const run = () => {
    throw new Error('tried');
  };
  const { failed } = await tryAgain({ name: 'lint', command: ['biome'] }, [test('a.ts', 1)], run);
  expect(failed).toHaveLength(1);
});
