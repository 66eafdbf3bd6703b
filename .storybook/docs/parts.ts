import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What a widget exports beside the types of its props: a component, a hook, a type. */
export interface Part {
  name: string;
  /** The comment above its declaration, in Markdown. */
  says: string;
  /** Its declaration, without the body of a function and the styles of an element. */
  code: string;
}

/** A widget's folder as its page shows it. */
export interface Widget {
  /** Title of its stories; empty without stories. */
  title: string;
  parts: readonly Part[];
}

const COMMENT = String.raw`(?:^/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?`;
/** How each kind of declaration goes on after its name; the linter's format makes that certain. */
const REST = [
  String.raw`(?:function NAME\b[\s\S]*?(?= \{$))`,
  '(?:const NAME\\b[^`\\n]*)',
  String.raw`(?:interface NAME\b(?:.*\{\}$|[\s\S]*?^\}))`,
  String.raw`(?:type NAME\b(?:.*\{\n[\s\S]*?^\};|[\s\S]*?;)$)`,
].join('|');

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Finds what a module of the folder exports: `own as name` is the declaration of the first name. */
function partOf(folder: string, module: string, written: string): Part {
  const [own = '', name = own] = written.replace('type ', '').split(' as ');
  const source = textOf(join(folder, `${module}.tsx`)) || textOf(join(folder, `${module}.ts`));
  const declaration = new RegExp(`${COMMENT}^export (${REST.replaceAll('NAME', own)})`, 'm');
  const [, comment = '', code = ''] = declaration.exec(source) ?? [];
  return { name, says: comment.replaceAll(/^ *\* ?/gm, '').trim(), code };
}

export function widgetIn(folder: string): Widget {
  const names = Array.from(textOf(join(folder, 'index.ts')).matchAll(/\{([^}]*)\} from '\.\/([\w.]+)'/g));
  const parts = names.flatMap(([, list = '', module = '']) =>
    list
      .split(',')
      .map((written) => written.trim())
      .filter(Boolean)
      .map((written) => partOf(folder, module, written)),
  );
  const given = new Set(parts.map(({ name }) => name));
  const stories = textOf(join(folder, `${basename(folder)}.stories.tsx`));
  return {
    title: /title: '(\w+\/[^']+)'/.exec(stories)?.[1] ?? '',
    // The table of a component says what its props are.
    parts: parts.filter(({ name }) => !(name.endsWith('Props') && given.has(name.slice(0, -'Props'.length)))),
  };
}

/** Answers `index.ts?widget` with the widget of that folder. */
export const widgets: Plugin = {
  name: 'widgets',
  load: {
    filter: { id: /\/index\.ts\?widget$/ },
    handler(id) {
      return `export default ${JSON.stringify(widgetIn(dirname(id)))}`;
    },
  },
};
