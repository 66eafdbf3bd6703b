import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** No test, no data: fixtures fill the store, what stands in `testing` fills the database. */
const BESIDE = /\.test\.ts$|[./]fixtures\.ts$|\/testing\//;
/**
 * The server's nouns: what they stand upon, and what only starts, keeps, checks or measures the house, is not theirs.
 */
const NOUNS = /^server\/(?!db|migrations|trials|process|operations|sauvegarde|demo|frame|ledger)[^/]+\//;

/** Lines that are neither blank nor a comment. */
function linesOf(paths: readonly string[]): number {
  const texts = paths.map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
  return texts.flatMap((text) => text.split('\n')).filter((line) => /^\s*(?!\/\/)\S/.test(line)).length;
}

const listed = execFileSync('git', ['ls-files', 'mocks/*.ts', 'server/*.ts'], { encoding: 'utf8' }).split('\n');
const sources = listed.filter((path) => path !== '' && !BESIDE.test(path));

test('mocks are at most 58 % of the nouns of the server', () => {
  const mocks = linesOf(sources.filter((path) => path.startsWith('mocks/')));
  const server = linesOf(sources.filter((path) => NOUNS.test(path)));
  expect(mocks).toBeGreaterThan(1000);
  expect(Math.round((100 * mocks) / server)).toBeLessThanOrEqual(58);
});
