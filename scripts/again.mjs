import { stripVTControlCharacters } from 'node:util';
import { nameOf } from './report.mjs';

/** When more tests than this fail, something is broken: none is tried again. */
const MOST = 10;
const OUTPUT_LINES = 60;

/**
 * Tries each test that failed once more, alone, in a process of its own.
 * @param {import('./steps.mjs').Step} step
 * @param {import('./report.mjs').Test[]} failures
 * @param {(work: Pick<import('./steps.mjs').Step, 'command' | 'env' | 'report'>) => Try | Promise<Try>} run
 * @returns {Promise<{ unstable: Unstable[], failed: import('./report.mjs').Test[] }>} `unstable`: those that passed
 *   this time; `failed`: those that failed again
 *
 * @typedef {{ name: string, first: string, second: string }} Unstable a test that passed when it was tried again:
 *   `first` is why it failed, `second` the output of the second run
 * @typedef {Pick<ReturnType<typeof import('./report.mjs').read>, 'passed' | 'failures' | 'untold'> & { output: string }} Try
 */
export async function tryAgain(step, failures, run) {
  if (!step.again || failures.length > MOST) return { unstable: [], failed: failures };
  const tries = new Map();
  const tryOf = async (test) => {
    const place = `${test.project} ${test.file}:${test.line}`;
    if (!tries.has(place)) tries.set(place, await run(step.again(test, `${step.report}.again-${tries.size + 1}.json`)));
    return tries.get(place);
  };
  const outcomes = [];
  for (const test of failures) {
    const again = await tryOf(test);
    outcomes.push({ test, ok: passes(test, again), output: again.output });
  }
  return {
    unstable: outcomes
      .filter(({ ok }) => ok)
      .map(({ test, output }) => ({ name: nameOf(test), first: test.reason, second: endOf(output) })),
    failed: outcomes.filter(({ ok }) => !ok).map(({ test }) => test),
  };
}

/** Whether a test passed this time. Other tests of its file may run with it; their failures do not count. */
const passes = (test, { passed, failures, untold }) =>
  passed > 0 && untold.length === 0 && !failures.some((other) => nameOf(other) === nameOf(test));

const endOf = (output) => stripVTControlCharacters(output).trim().split('\n').slice(-OUTPUT_LINES).join('\n');

/**
 * Returns the text of the file of unstable tests.
 * @param {Unstable[]} unstable
 */
export const told = (unstable) =>
  unstable
    .map(({ name, first, second }) =>
      [`## ${name}`, 'First:', `\`\`\`\n${first}\n\`\`\``, 'Alone:', `\`\`\`\n${second}\n\`\`\``].join('\n\n'),
    )
    .join('\n\n');
