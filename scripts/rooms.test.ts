import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A screen or a dialog that comes by `import()` is no part of who asks for it. */
const STATIC_IMPORT = /(?:^|\n)(?:import|export)[^;']*?from '(\.{1,2}\/[^']+)'/g;
const TESTED = /\.(test|ct|stories|portable)\.tsx?$|^app\/stories\//;

/** `app/clients/ClientModal.tsx` is of `app/clients`. What stands beside the rooms puts them together; texts are no room. */
const roomOf = (path: string) => /^app\/(?!public\/)[^/]+(?=\/)/.exec(path)?.[0];

function edges(): [from: string, to: string][] {
  const files = execFileSync('git', ['ls-files', 'app'], { encoding: 'utf8' }).split('\n');
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !TESTED.test(path));
  return sources.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(STATIC_IMPORT), ([, to = '']) => [path, join(path, '..', to)]),
  );
}

/** The rooms that each one is made of, itself left out. */
function rooms(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [from, to] of edges()) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (!room || !other || room === other) continue;
    found.set(room, (found.get(room) ?? new Set()).add(other));
  }
  return found;
}

/** The first way from a room back to itself, if there is one. */
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

test('the frame is made of no other room, records of the frame alone', () => {
  expect([...(rooms().get('app/frame') ?? [])]).toEqual([]);
  expect([...(rooms().get('app/records') ?? [])]).toEqual(['app/frame']);
});

test('no room is made of itself by way of others', () => {
  const made = rooms();
  expect(made.size).toBeGreaterThan(10);
  expect([...made.keys()].map((room) => circleFrom(room, made)).filter(Boolean)).toEqual([]);
});
