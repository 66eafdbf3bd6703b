import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const UI = join(import.meta.dirname, '..', 'ui');
/** A folder that is a widget; texts and what widgets are made of have no props that an application gives. */
const folders = readdirSync(UI, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => join(UI, name));

/** Names that a widget gives away: its own types, and those of what it is given. */
function givenAway(folder: string): Set<string> {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const lists = Array.from(index.matchAll(/\{([^}]*)\}/g), ([, names = '']) => names.split(','));
  return new Set(lists.flat().map((name) => name.trim().replace(/^type /, '')));
}

const sourcesOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^\w+\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const INTERFACE = /^export interface (\w+)[^{]*?\{\n([\s\S]*?)^\}/gm;
/** A member of the first level, and the end of the line before it. */
const MEMBER = /(^|[^\n]*\n)^ {2}(?:readonly )?('[^']+'|\w+)\??(?=[:(<])/gm;

/** Of a comment in one line, or in several. */
const SENTENCE_END = /(?:[.)] |^ +)\*\/\n$/;

/** `Button.busyLabel`: each property of a widget that says nothing of itself. */
function silentOf(path: string, names: ReadonlySet<string>): string[] {
  const interfaces = Array.from(readFileSync(path, 'utf8').matchAll(INTERFACE));
  return interfaces
    .filter(([, name = '']) => names.has(name))
    .flatMap(([, name, body = '']) =>
      Array.from(body.matchAll(MEMBER))
        .filter(([, before = '']) => !SENTENCE_END.test(before))
        .map(([, , member]) => `${name}.${member}`),
    );
}

test('each property of a widget says what it is for, in a sentence', () => {
  const silent = folders.flatMap((folder) =>
    sourcesOf(folder).flatMap((path) => silentOf(path, givenAway(dirname(path)))),
  );
  expect(folders.length).toBeGreaterThan(60);
  expect(silent).toEqual([]);
});
