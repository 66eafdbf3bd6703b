import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { argTypesOf } from '../.storybook/docs/argTypes';
import { componentsIn } from '../.storybook/docs/docgen';
import { widgetIn } from '../.storybook/docs/parts';
import { WORDS } from '../.storybook/words';
import { WANTS } from '../ui/theme/guide/wants';

const UI = join(import.meta.dirname, '..', 'ui');
/** The folders of widgets. The others hold texts and parts of widgets, to which an application gives no props. */
const folders = readdirSync(UI, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => join(UI, name));

/** Returns the names that a widget exports: its component, its types, and the types of its props. */
function givenAway(folder: string): Set<string> {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const lists = Array.from(index.matchAll(/\{([^}]*)\}/g), ([, names = '']) => names.split(','));
  return new Set(lists.flat().map((name) => name.trim().replace(/^type /, '')));
}

const sourcesOf = (folder: string, pattern = /^\w+\.tsx?$/) =>
  readdirSync(folder)
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));

const INTERFACE = /^export interface (\w+)[^{]*?\{\n([\s\S]*?)^\}/gm;
/** Matches a member of the first level, with the line before it. */
const MEMBER = /(^|[^\n]*\n)^ {2}(?:readonly )?('[^']+'|\w+)\??(?=[:(<])/gm;

/** Matches the end of a comment: a sentence on one line, or the last line of several. */
const SENTENCE_END = /(?:[.)] |^ +)\*\/\n$/;

/** Returns each property of a widget that has no comment, as `Button.busyLabel`. */
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

test('each widget has its story, its component test and its example, which `tsc` compiles', () => {
  const beside = folders.flatMap((folder) =>
    ['stories', 'ct', 'example'].map((kind) => `${join(folder, basename(folder))}.${kind}.tsx`),
  );
  expect(beside.filter((path) => !existsSync(path))).toEqual([]);
});

test('an example imports as others do: its widget by its public path, and nothing by a path in the package', () => {
  const foreign = folders.filter((folder) => {
    const text = readFileSync(join(folder, `${basename(folder)}.example.tsx`), 'utf8');
    return (
      !text.includes(`from '@comptoir/ui/${basename(folder)}';`) ||
      /from '(?:\.|@comptoir\/(?!ui\/)|storybook)/.test(text)
    );
  });
  expect(foreign).toEqual([]);
});

test('each property of a widget says what it is for, in a sentence', () => {
  const silent = folders.flatMap((folder) =>
    sourcesOf(folder).flatMap((path) => silentOf(path, givenAway(dirname(path)))),
  );
  expect(folders.length).toBeGreaterThan(60);
  expect(silent).toEqual([]);
});

test('each property says its type as it is written, and its default', () => {
  const components = folders.flatMap((folder) =>
    sourcesOf(folder, /^\w+\.tsx$/).flatMap((path) => componentsIn(readFileSync(path, 'utf8'), path)),
  );
  const rows = components.flatMap((component) =>
    Object.values(argTypesOf({ __docgenInfo: component })).map(({ name, table }) => ({
      name: `${component.displayName}.${name}`,
      type: table.type?.summary,
      ...(table.defaultValue && { default: table.defaultValue.summary }),
    })),
  );
  expect(rows.filter(({ type = 'unknown' }) => /^(union|unknown|signature)$/.test(type))).toEqual([]);
  expect(rows).toContainEqual({ name: 'Button.size', type: "'md' | 'sm'", default: "'md'" });
  expect(rows).toContainEqual({ name: 'ConfirmDialog.busy', type: 'boolean', default: 'false' });
  expect(rows).toContainEqual(expect.objectContaining({ name: 'Modal.size', default: "'md'" }));
  expect(rows).toContainEqual({ name: 'Tabs.tabs', type: 'readonly Tab[]' });
});

test('each hook, type and further component of a widget stands on its page', () => {
  const unread = folders.flatMap((folder) => widgetIn(folder).parts.filter(({ code }) => code === ''));
  expect(unread).toEqual([]);
  expect(widgetIn(join(UI, 'Toasts'))).toMatchObject({
    title: 'Widgets/Feedback/Toasts',
    parts: expect.arrayContaining([
      expect.objectContaining({
        name: 'useToast',
        says: 'Returns the toaster. Throws outside of `ToastProvider`, because a message that nobody sees is a bug.',
        code: 'function useToast(): Toaster',
      }),
    ]),
  });
});

/** Matches the comment before an exported component. */
const DESCRIPTION = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:function|const) [A-Z]/g;
const META = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta\b/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const KEY = /\b(Arrow(?:Up|Down|Left|Right)|Home|End|Escape|Enter|Tab|PageUp|PageDown|Backspace|Delete)\b(?='|:)/g;

/** Reads a widget's folder: its name, its description, and its code without comments. */
function widgetOf(folder: string) {
  const texts = sourcesOf(folder, /^[\w.]+\.tsx?$/)
    .filter((path) => !/\.(test|stories|ct|guide|example)\./.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const told = texts.flatMap((text) => Array.from(text.matchAll(DESCRIPTION), ([, words = '']) => words)).join('\n');
  const stories = sourcesOf(folder, /\.stories\.tsx$/).map((path) => readFileSync(path, 'utf8'));
  // When `meta` has a comment, Storybook shows it in place of the component's description.
  const shown = stories.map((text) => META.exec(text)?.[1]).find(Boolean) ?? told;
  return { name: basename(folder), told, shown, code: texts.join('\n').replaceAll(COMMENT, '') };
}

/** Returns the words of a kind (keys, data attributes) that the code uses but the description does not name. */
const untold = ({ name, told, code }: ReturnType<typeof widgetOf>, kind: RegExp) =>
  [...new Set(code.match(kind) ?? [])]
    .filter((word) => !told.includes(`\`${word}\``))
    .map((word) => `${name}: ${word}`);

test('each widget says what it is for and what it is not for, its states and its keys', () => {
  const widgets = folders.map(widgetOf);
  expect(widgets.filter(({ shown }) => !/^ \* Not for .+/m.test(shown)).map(({ name }) => name)).toEqual([]);
  expect(widgets.flatMap((widget) => untold(widget, /\bdata-(?!testid)[a-z]+(?:-[a-z]+)*/g))).toEqual([]);
  expect(widgets.flatMap((widget) => untold(widget, KEY))).toEqual([]);
  const layered = widgets.filter(({ code }) => /useEscapeLayer\(/.test(code));
  expect(layered.filter(({ told }) => !told.includes('`Escape`')).map(({ name }) => name)).toEqual([]);
});

const titleIn = (path: string) => /title: '(\w+\/[^']+)'/.exec(readFileSync(path, 'utf8'))?.[1];

test('what the first page of Storybook leads to is there', () => {
  const titles = folders.map((folder) => widgetIn(folder).title);
  const led = WANTS.flatMap(({ group, widgets }) => widgets.map((name) => `Widgets/${group}/${name}`));
  expect(led.filter((title) => !titles.includes(title))).toEqual([]);
});

test('each word by which the search finds a page belongs to a page that is there', () => {
  const stories = ['ui', 'app'].flatMap((room) =>
    readdirSync(join(UI, '..', room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.stories.tsx'))
      .map((path) => titleIn(join(UI, '..', room, path))),
  );
  expect(Object.keys(WORDS).filter((title) => !stories.includes(title))).toEqual([]);
});

test('what a widget says to take in its place is there', () => {
  const given = new Set(folders.flatMap((folder) => [basename(folder), ...givenAway(folder)]));
  const gone = folders.map(widgetOf).flatMap(({ name, shown }) =>
    Array.from(shown.matchAll(/`([A-Z]\w+)`/g), ([, word = '']) => word)
      .filter((word) => !given.has(word) && !`'${word}'`.match(KEY))
      .map((word) => `${name}: ${word}`),
  );
  expect(gone).toEqual([]);
});
