import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** No test, no data: fixtures fill the store, what stands in `testing` fills the database. */
const BESIDE = /\.test\.ts$|[./]fixtures\.ts$|\/testing\//;
/** What only starts, stops, keeps, checks or measures the house answers no call. */
const ANSWERS =
  /^server\/(?!db|migrations|trials|process|operations|sauvegarde|demo|frame\/(?:embedded|work)|ledger\/(?:invariant|check|progress|state|verdict|verification))[^/]+\//;

/** Lines that are neither blank nor a comment. */
function linesOf(paths: readonly string[]): number {
  const texts = paths.map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
  return texts.flatMap((text) => text.split('\n')).filter((line) => /^\s*(?!\/\/)\S/.test(line)).length;
}

const listed = execFileSync('git', ['ls-files', 'mocks/*.ts', 'server/*.ts'], { encoding: 'utf8' }).split('\n');
const sources = listed.filter((path) => path !== '' && !BESIDE.test(path));

test('mocks are below 40 % of what they stand in for: nouns, posting and the way of a request', () => {
  const mocks = linesOf(sources.filter((path) => path.startsWith('mocks/')));
  const server = linesOf(sources.filter((path) => ANSWERS.test(path)));
  expect(mocks).toBeGreaterThan(1000);
  expect(Math.round((100 * mocks) / server)).toBeLessThan(40);
});
