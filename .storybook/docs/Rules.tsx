import { rulesIn } from './citations';
import { anchorOf } from './links';
import { Prose } from './Prose';

const pages = import.meta.glob<string>('../../docs/rules/*.md', { eager: true, import: 'default', query: '?raw' });

/** Gives each rule its anchor, and takes away links to files, which are no pages of Storybook. */
function readable(page: string): string {
  const text = page.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
  return rulesIn(text).reduce(
    (told, { line, name }) =>
      told.replace(line, () =>
        line.replace(name, () => `<span id="${anchorOf(name)}" style="scroll-margin-top: 160px"></span>${name}`),
      ),
    text,
  );
}

/** All pages of `docs/rules`, to which comments and descriptions lead. */
export function Rules() {
  return Object.entries(pages).map(([path, page]) => <Prose key={path}>{readable(page)}</Prose>);
}
