// A reporter for Vitest and Playwright. It prints each failure when it happens, and at the end writes the outcome of
// the run to the file named by OUTCOME, from which `npm test` makes its closing lines.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './install.mjs';

/** The lines that a failure shows; the runner's own report has the rest. */
const LINES = 14;
const SLOWEST = 5;
const IN_A_RUNNER = /node_modules|node:internal|at new Promise/;

/**
 * @typedef {{ name: string, reason: string }} Failure
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {Failure[]} failed failed each time that the runner tried
 * @property {Failure[]} unstable passed when the runner tried again; the reason is that of the first try
 * @property {{ name: string, seconds: number }[]} slowest
 */

export default class OutcomeReporter {
  /** @type {Outcome} */
  outcome = { passed: 0, failed: [], unstable: [], slowest: [] };

  printsToStdio() {
    return false;
  }

  // Vitest calls these.
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const name = `${placeOf(test.module)} › ${test.fullName.replaceAll(' > ', ' › ')}`;
    const { duration = 0, flaky = false } = test.diagnostic() ?? {};
    if (state === 'skipped') return;
    this.#took(name, duration);
    if (state === 'failed') this.#fail(name, errors);
    else this.#pass(name, flaky && errors);
  }

  onTestSuiteResult(suite) {
    if (suite.errors().length > 0) this.#fail(`${placeOf(suite.module)} › ${suite.fullName}`, suite.errors());
  }

  onTestModuleEnd(module) {
    if (module.errors().length > 0) this.#fail(`${placeOf(module)} › (the file)`, module.errors());
  }

  onTestRunEnd(_, errors) {
    for (const error of errors) this.#fail('outside of any test', [error]);
    this.#write();
  }

  // Playwright calls these.
  onTestEnd(test, { retry, duration, errors }) {
    const { file, line } = test.location;
    const project = test.parent.project()?.name;
    const place = `${project ? `[${project}] ` : ''}${relative(ROOT, file)}:${line}`;
    const name = [place, ...test.titlePath().slice(3)].join(' › ');
    const outcome = test.outcome();
    if (outcome === 'skipped') return;
    if (outcome === 'unexpected' && retry < test.retries) return void say('Failed, tried again', name, errors);
    this.#took(name, duration);
    if (outcome === 'unexpected') this.#fail(name, errors);
    else this.#pass(name, outcome === 'flaky' && test.results[0].errors);
  }

  onError(error) {
    this.#fail('outside of any test', [error]);
  }

  onEnd() {
    this.#write();
  }

  #took(name, duration) {
    this.outcome.slowest.push({ name, seconds: duration / 1000 });
  }

  #pass(name, formerErrors) {
    this.outcome.passed += 1;
    if (!formerErrors) return;
    this.outcome.unstable.push({ name, reason: reasonOf(formerErrors) });
    say('Unstable', name, formerErrors);
  }

  #fail(name, errors) {
    this.outcome.failed.push({ name, reason: reasonOf(errors) });
    say('Failed', name, errors);
  }

  #write() {
    this.outcome.slowest = this.outcome.slowest.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    if (process.env.OUTCOME) writeFileSync(process.env.OUTCOME, JSON.stringify(this.outcome));
  }
}

const placeOf = ({ moduleId }) => relative(ROOT, moduleId).replaceAll('\\', '/');

/**
 * Returns the first lines of an error without colours, and without the lines that lead into a test runner. Vitest's
 * `stacks` name the lines that were written; a stack itself names those that the browser got.
 */
function reasonOf(errors) {
  const [{ message, stack, stacks = [], value } = {}] = errors ?? [];
  const whole = stack?.includes(message) ? stack : [message, stack ?? value].filter(Boolean).join('\n');
  const written = stacks.map(({ file, line, column }) => `    at ${relative(ROOT, file)}:${line}:${column}`);
  const text = written.length > 0 ? [whole.split(/\n\s+at /)[0], ...written].join('\n') : whole;
  return stripVTControlCharacters(text || 'no reason told')
    .split('\n')
    .filter((line) => line.trim() !== '' && !IN_A_RUNNER.test(line))
    .slice(0, LINES)
    .join('\n    ');
}

const say = (what, name, errors) => process.stdout.write(`\n✗ ${what}: ${name}\n    ${reasonOf(errors)}\n`);
