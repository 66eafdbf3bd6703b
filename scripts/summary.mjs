import { nameOf } from './report.mjs';

/**
 * @typedef {object} Done a step that is over
 * @property {string} name
 * @property {'ok' | 'FAILED' | 'not run'} state
 * @property {number} seconds
 * @property {number} passed number of tests
 * @property {string[]} reasons one for each failure
 * @property {import('./again.mjs').Unstable[]} unstable
 * @property {import('./report.mjs').Test[]} slowest
 */

/**
 * Returns the closing lines of a run. Readers look at the end first, so the most important lines come last.
 * @param {Done[]} steps some of them ran at the same time
 * @param {number} whole seconds that the run took, installation included
 */
export function summaryOf(steps, whole) {
  const sum = (count) => steps.reduce((total, step) => total + count(step), 0);
  return [
    ...steps.flatMap(({ name, slowest }) => part(`Slowest of ${name}`, slowest.map(slowOf))),
    ...part(
      'Unstable: failed, and passed when tried again (test-results/unstable.md)',
      steps.flatMap(({ unstable }) => unstable.map(({ name }) => name)),
    ),
    ...part(
      'Failed',
      steps.flatMap(({ reasons }) => reasons),
    ),
    ...steps.map(rowOf),
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ reasons }) => reasons.length)} failed, in ${minutes(whole)}`,
    '',
  ].join('\n');
}

const part = (title, lines) => (lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []);
const minutes = (number) => `${Math.floor(number / 60)} min ${Math.round(number % 60)} s`;
const seconds = (number) => `${number.toFixed(1).padStart(7)} s`;
const slowOf = (test) => `${seconds(test.seconds)}  ${nameOf(test)}`;

function rowOf({ name, state, seconds: took, passed, reasons, unstable }) {
  const counts = [`${passed} passed`];
  if (reasons.length > 0) counts.push(`${reasons.length} failed`);
  if (unstable.length > 0) counts.push(`${unstable.length} unstable`);
  return `${state.padEnd(8)}${name.padEnd(12)}${seconds(took)}  ${counts.join(', ')}`;
}
