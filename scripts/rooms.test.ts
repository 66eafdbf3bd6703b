import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Matches static imports only: a module is not made of the screens and dialogs that it loads with `import()`. */
const STATIC_IMPORT = /(?:^|\n)(?:import|export)[^;']*?from '(\.{1,2}\/[^']+)'/g;
const TESTED = /\.(test|ct|stories|portable)\.tsx?$|^app\/stories\/|^server\/trials\/|\/testing\//;

/**
 * Returns a file's room: `app/clients` for `app/clients/ClientModal.tsx`. Files directly in `app` or `server` have
 * none, because they put the rooms together; neither have the texts in `public`.
 */
const roomOf = (path: string) => /^(?:app|server)\/(?!public\/)[^/]+(?=\/)/.exec(path)?.[0];
/** Does the same, but counts each folder inside a room (the frames, the ledger, the process) as a room of its own. */
const innerRoomOf = (path: string) => /^(?:app|server)\/(?!public\/)(?:[^/]+\/){1,2}/.exec(path)?.[0];

function edges(house: 'app' | 'server'): [from: string, to: string][] {
  const files = execFileSync('git', ['ls-files', house], { encoding: 'utf8' }).split('\n');
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !TESTED.test(path));
  return sources.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(STATIC_IMPORT), ([, to = '']) => [path, join(path, '..', to)]),
  );
}

/** Returns for each room the other rooms that it imports. */
function rooms(house: 'app' | 'server', of = roomOf): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [from, to] of edges(house)) {
    const [room, other] = [of(from), of(to)];
    if (!room || !other || room === other) continue;
    found.set(room, (found.get(room) ?? new Set()).add(other));
  }
  return found;
}

/** Returns the first chain of imports from a room back to itself, or null. */
function circleFrom(
  room: string,
  made: Map<string, Set<string>>,
  way: readonly string[] = [],
): readonly string[] | null {
  if (way[0] === room) return [...way, room];
  if (way.includes(room)) return null;
  for (const next of made.get(room) ?? []) {
    const circle = circleFrom(next, made, [...way, room]);
    if (circle) return circle;
  }
  return null;
}

const circlesOf = (made: Map<string, Set<string>>) =>
  [...made.keys()].map((room) => circleFrom(room, made)).filter(Boolean);

test('the frame is made of no other room, records of the frame alone', () => {
  expect([...(rooms('app').get('app/frame') ?? [])]).toEqual([]);
  expect([...(rooms('app').get('app/records') ?? [])]).toEqual(['app/frame']);
  expect([...(rooms('server').get('server/frame') ?? [])]).toEqual(['server/db']);
});

test.each(['app', 'server'] as const)('no room of %s is made of itself by way of others', (house) => {
  const made = rooms(house);
  expect(made.size).toBeGreaterThan(10);
  expect(circlesOf(made)).toEqual([]);
});

test.each(['app', 'server'] as const)('nor is a folder in a room of %s', (house) => {
  const made = rooms(house, innerRoomOf);
  expect(made.size).toBeGreaterThan(rooms(house).size);
  expect(circlesOf(made)).toEqual([]);
});
