import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

type House = 'app' | 'server' | 'domain' | 'contract' | 'ui' | 'mocks';

/**
 * Match static imports, types included: a module is not made of the screens and dialogs that it loads with `import()`.
 */
const IMPORTS = [
  /(?:^|\n)(?:import|export)\b[^;']*?'(\.{1,2}\/[^']+)'/g,
  /\btypeof import\('(\.{1,2}\/[^']+)'\)/g,
  /(?<!typeof )\bimport\('(\.{1,2}\/[^']+)'\)\.(?!then\b|catch\b|finally\b)\w/g,
];
const TESTED = /\.(test|ct|stories)\.tsx?$|^app\/stories\/|^server\/(?!trials\/).*\/testing\//;

/** Returns for each file the files of its own house that it imports. */
function importsOf(house: House): Map<string, Set<string>> {
  const listed = execFileSync('git', ['ls-files', house], { encoding: 'utf8' }).split('\n');
  const files = new Set(listed.filter((path) => /\.tsx?$/.test(path) && existsSync(path)));
  const fileOf = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => files.has(candidate)) ?? [];
  return new Map(
    [...files].map((path) => {
      const text = readFileSync(path, 'utf8');
      const named = IMPORTS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, to = '']) => to));
      return [path, new Set(named.flatMap((to) => fileOf(join(path, '..', to))))];
    }),
  );
}

/**
 * Returns a file's room: `app/clients` for `app/clients/ClientModal.tsx`. A file directly in `server` is its own room.
 */
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/');
/** Does the same, but counts each folder as a room of its own: `server/frame/http` and its `plugins`. */
const folderOf = (path: string) => (roomOf(path) === path ? path : dirname(path));

/** Returns for each room the other rooms that it imports. */
function rooms(house: House, of = roomOf): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, imported] of importsOf(house)) {
    if (TESTED.test(path)) continue;
    const others = [...imported].map(of).filter((room) => room !== of(path));
    found.set(of(path), new Set([...(found.get(of(path)) ?? []), ...others]));
  }
  return found;
}

/** Returns a chain of imports from a room back to itself, or nothing. */
function circleIn(made: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const left = new Map(made);
  const nextOf = (name: string) => [...(left.get(name) ?? [])].find((other) => left.has(other));
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const name of left.keys()) if (nextOf(name) === undefined) left.delete(name);
  }
  // Each room that is left imports another one that is left.
  const way: string[] = [];
  let [at] = left.keys();
  while (at !== undefined && !way.includes(at)) {
    way.push(at);
    at = nextOf(at);
  }
  return at === undefined ? [] : [...way.slice(way.indexOf(at)), at];
}

test('the frame is made of no other room, records of the frame alone', () => {
  expect([...(rooms('app').get('app/frame') ?? [])]).toEqual([]);
  expect([...(rooms('app').get('app/records') ?? [])]).toEqual(['app/frame']);
  expect([...(rooms('server').get('server/frame') ?? [])]).toEqual(['server/db']);
});

test.each(['app', 'server'] as const)('no room of %s is made of itself by way of others', (house) => {
  const made = rooms(house);
  expect(made.size).toBeGreaterThan(10);
  expect(circleIn(made)).toEqual([]);
});

test.each(['app', 'server'] as const)('nor is a folder in a room of %s', (house) => {
  const made = rooms(house, folderOf);
  expect(made.size).toBeGreaterThan(10);
  expect(circleIn(made)).toEqual([]);
});

test.each(['app', 'server', 'domain', 'contract', 'ui', 'mocks'] as const)('nor is a file of %s', (house) => {
  const made = importsOf(house);
  expect(made.size).toBeGreaterThan(10);
  expect(circleIn(made)).toEqual([]);
});
