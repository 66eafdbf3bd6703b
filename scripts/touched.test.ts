import { expect, test } from 'vitest';
import { nearestOf, touchedBy } from './touched.mjs';

test('a screen touches its own tests first, then those of what shows it, and no test of another room', () => {
  const tests = touchedBy(['app/clients/ClientsScreen.tsx']).filter((path) => /\.(stories|ct|test)\.tsx?$/.test(path));
  expect(tests[0]).toMatch(/^app\/clients\/ClientsScreen\./);
  expect(tests).toContain('app/routes.stories.tsx');
  expect(tests.filter((path) => /^(server|domain)\//.test(path))).toEqual([]);
});

test('an import by the name of a room counts: a rule touches the server’s tests, the mocks and the forms', () => {
  const touched = touchedBy(['domain/ecriture.ts']);
  expect(touched).toEqual(expect.arrayContaining(['domain/ecriture.test.ts', 'server/ledger/book.ts']));
});

test('near to a change are all tests beside it, and at least so many', () => {
  const files = ['a/a.test.ts', 'a/b.test.ts', 'c.test.ts', 'd.test.ts'];
  expect(nearestOf(files, ['a/a.ts'], 3)).toEqual(['a/a.test.ts', 'a/b.test.ts', 'c.test.ts']);
  expect(nearestOf(files, ['a/a.ts'], 1)).toEqual(['a/a.test.ts', 'a/b.test.ts']);
});
