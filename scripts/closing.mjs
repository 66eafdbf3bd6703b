/**
 * A step that is over, or was not run.
 * @typedef {{ name: string, state: 'ok' | 'FAILED' | 'not run', seconds?: number }
 *   & Partial<import('./outcome.mjs').Outcome>} Done
 */

/**
 * Returns the closing lines of a run. Readers look at the end first, so the most important lines come last.
 * @param {Done[]} steps
 * @param {number} whole seconds that the run took, installation included
 */
export function closingOf(steps, whole) {
  const all = (of) => steps.flatMap((step) => (step[of] ?? []).map((one) => ({ ...one, step: step.name })));
  const passed = steps.reduce((sum, step) => sum + (step.passed ?? 0), 0);
  return [
    ...part(
      'Slowest tests',
      all('slowest').map((one) => `${seconds(one.seconds)}  ${one.step}: ${one.name}`),
    ),
    ...part('Unstable: failed, and passed when tried again', all('unstable').map(told)),
    ...part('Failed', all('failed').map(told)),
    ...steps.map(rowOf),
    '',
    `${passed} passed, ${all('failed').length} failed, in ${Math.floor(whole / 60)} min ${Math.floor(whole % 60)} s`,
    '',
  ].join('\n');
}

const part = (title, lines) => (lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []);
const seconds = (number) => `${number.toFixed(1).padStart(7)} s`;
const told = ({ step, name, reason }) => `${step}: ${name}\n    ${reason}`;

function rowOf({ name, state, seconds: took = 0, passed = 0, failed = [], unstable = [] }) {
  const counts = [`${passed} passed`];
  if (failed.length > 0) counts.push(`${failed.length} failed`);
  if (unstable.length > 0) counts.push(`${unstable.length} unstable`);
  return `${state.padEnd(8)}${name.padEnd(16)}${seconds(took)}  ${counts.join(', ')}`;
}
