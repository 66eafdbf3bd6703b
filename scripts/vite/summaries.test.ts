import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { summaries, withoutSummaries } from './summaries.mjs';

const ROOM = join(import.meta.dirname, '../../contract');

test('what a call says of itself goes, and nothing else', () => {
  expect(withoutSummaries(`  path: 'a',\n    summary: 'One’s own, \\'quoted\\'',\n    access: 'session',\n`)).toBe(
    `  path: 'a',\n    access: 'session',\n`,
  );
  expect(withoutSummaries(`    summary:\n      "Of the specification's",\n    params: Key,\n`)).toBe(
    '    params: Key,\n',
  );
});

test('no summary of the contract is left', () => {
  const files = readdirSync(ROOM).filter((name) => summaries.transform.filter.id.test(`/contract/${name}`));
  const left = files.filter((name) =>
    /summary:\s*['"`]/.test(withoutSummaries(readFileSync(join(ROOM, name), 'utf8'))),
  );
  expect(left).toEqual([]);
});
