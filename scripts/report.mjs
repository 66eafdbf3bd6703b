import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure's text that say what was wrong; what follows is told above, where the test ran. */
const LINES = 16;

/**
 * What a report of Vitest or Playwright says.
 * @param {any} report its JSON
 * @returns {{ passed: number, failed: number, failures: string[] }} each failure: its test's title, then why
 */
export function read(report) {
  const errors = report.errors ?? [];
  return {
    passed: (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0),
    failed: (report.numFailedTests ?? 0) + (report.stats?.unexpected ?? 0) + errors.length,
    failures: [
      ...failedInVitest(report.testResults ?? []),
      ...errors.map(({ location, message }) =>
        tell(location ? `${location.file}:${location.line}` : 'Playwright', message),
      ),
      ...failedInPlaywright(report.suites ?? []),
    ],
  };
}

const tell = (title, text) =>
  [
    title,
    ...stripVTControlCharacters(text ?? '')
      .split('\n')
      .slice(0, LINES),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n    ');

/** A file that could not be run has a message and no tests; one whose group could not be prepared has neither. */
function failedInVitest(files) {
  return files.flatMap(({ name, status: ofFile, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length > 0) return tests.map((test) => tell(test.fullName, reasonOf(test)));
    const reason = message || (ofFile === 'failed' ? 'a hook of a group failed, as told above' : '');
    return reason ? [tell(name, reason)] : [];
  });
}

/** Of a test that took too long Vitest writes the stack alone, under the name of an error that it made for the stack. */
function reasonOf({ failureMessages, duration }) {
  return failureMessages[0]?.replace(/^Error: STACK_TRACE_ERROR/, `Timed out after ${Math.round(duration)} ms`);
}

function failedInPlaywright(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => tell(`${file}:${line} ${title}`, errorOf(tests))),
    ...failedInPlaywright(inner),
  ]);
}

const errorOf = (tests) => tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message;
