import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { rulesIn } from './citations.ts';
import type { Names } from './links.ts';
import { widgetIn } from './parts.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let read: Names | undefined;

/** Returns what the texts of Storybook may lead to, as it was at its start. */
export function allNames(): Names {
  read ??= readNames();
  return read;
}

function readNames(): Names {
  const pages = readdirSync(join(ROOT, 'docs/rules')).map((page) =>
    readFileSync(join(ROOT, 'docs/rules', page), 'utf8'),
  );
  const folders = readdirSync(join(ROOT, 'ui'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const widgets = folders
    .map(({ name }) => ({ name, ...widgetIn(join(ROOT, 'ui', name)) }))
    .filter(({ title }) => title);
  const parts = widgets.flatMap(({ title, parts }) => parts.map(({ name }) => [name, title]));
  return {
    rules: pages.flatMap((page) => rulesIn(page).map(({ name }) => name)),
    titles: Object.fromEntries([...parts, ...widgets.map(({ name, title }) => [name, title])]),
  };
}

/** Gives the pages of documentation `virtual:names`. */
export const names: Plugin = {
  name: 'names',
  resolveId: { filter: { id: /^virtual:names$/ }, handler: (id) => id },
  load: { filter: { id: /^virtual:names$/ }, handler: () => `export default ${JSON.stringify(allNames())}` },
};
