import { isAbsolute, relative } from 'node:path';
import { join } from 'node:path/posix';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './install.mjs';

/** How many lines of a failure's text are kept. The whole text is in the output above, where the test ran. */
const LINES = 16;
const IN_A_RUNNER = /^\s+at .*node_modules/;

/**
 * @typedef {object} Test
 * @property {string} file path from the project's folder
 * @property {string} title
 * @property {number} [line]
 * @property {string} [project] Playwright's project
 * @property {number} seconds
 * @property {string} [reason] why it failed
 */

/**
 * Reads a report of Vitest or Playwright.
 * @param {any} report its JSON
 * @returns {{ passed: number, failures: Test[], untold: string[], slowest: Test[] }} `untold`: errors outside of
 *   any test
 */
export function read(report) {
  const tests = [...testsOfVitest(report.testResults ?? []), ...testsOfPlaywright(report)];
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failures: tests.filter(({ state }) => state === 'failed').map(({ state, ...test }) => test),
    untold: (report.errors ?? []).map(({ location, message }) =>
      [location && `${location.file}:${location.line}`, firstLines(message)].filter(Boolean).join(' '),
    ),
    slowest: tests
      .map(({ state, ...test }) => test)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 10),
  };
}

/** @param {Test} test */
export const nameOf = ({ project, file, line, title }) =>
  `${project ? `[${project}] ` : ''}${file}${line ? `:${line}` : ''} › ${title}`;

function firstLines(text) {
  return stripVTControlCharacters(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !IN_A_RUNNER.test(line))
    .slice(0, LINES)
    .join('\n    ');
}

const inProject = (file) => (isAbsolute(file) ? relative(ROOT, file).replaceAll('\\', '/') : file);

/** A file that could not run has a message and no tests; one in which a group's hook failed has no message either. */
function testsOfVitest(files) {
  return files.flatMap(({ name, status: ofFile, message, assertionResults }) => {
    const file = inProject(name);
    const tests = assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      file,
      title: fullName.trim(),
      state: status,
      seconds: (duration ?? 0) / 1000,
      ...(status === 'failed' && { reason: reasonOf(failureMessages, duration) }),
    }));
    if (ofFile !== 'failed' || tests.some(({ state }) => state === 'failed')) return tests;
    const reason = firstLines(message) || 'a hook of a group failed, as told above';
    return [...tests, { file, title: '(the file)', state: 'failed', seconds: 0, reason }];
  });
}

/** For a test that timed out, Vitest reports no message: only a stack, under the name STACK_TRACE_ERROR. */
function reasonOf(messages, duration) {
  return firstLines(
    (messages[0] ?? '').replace(/^Error: STACK_TRACE_ERROR/, `Timed out after ${Math.round(duration)} ms`),
  );
}

const STATES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

function testsOfPlaywright({ suites = [], config }) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        file: inProject(join(config?.rootDir ?? ROOT, file)),
        line,
        title,
        project: projectName,
        state: STATES[status],
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(status === 'unexpected' && { reason: firstLines(results.flatMap(({ errors }) => errors)[0]?.message) }),
      })),
    ),
    ...testsOfPlaywright({ suites: inner, config }),
  ]);
}
