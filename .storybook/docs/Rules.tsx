import { useEffect } from 'react';
import { docsOf } from '../../ui/theme/guide/wants';
import { rulesIn } from './citations';
import { anchorOf } from './links';
import { Prose } from './Prose';

const pages = import.meta.glob<string>('../../docs/rules/*.md', { eager: true, import: 'default', query: '?raw' });

/** Gives each rule of a table its anchor, and takes away links to files, which are no pages of Storybook. */
function readable(page: string): string {
  const text = page.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
  return rulesIn(text)
    .filter(({ line }) => line.startsWith('|'))
    .reduce(
      (told, { line, name }) =>
        told.replace(line, () => line.replace(`| ${name} |`, (cell) => `${cell} <span id="${anchorOf(name)}"></span>`)),
      text,
    );
}

/** A heading's anchor: of the rule that it names, else of all its words. */
const slugify = (heading: string) => anchorOf(rulesIn(`# ${heading}`)[0]?.name ?? heading);

const texts = Object.values(pages).map(readable);
const contents = texts
  .flatMap((text) => Array.from(text.matchAll(/^(##?) (.+)/gm)))
  .map(([, { length = 0 } = '', heading = '']) => {
    const link = `[${heading}](${docsOf('Start/Rules')}#${slugify(heading)})`;
    return `${'  '.repeat(length - 1)}- ${link}`;
  });

const STYLE = `
  .rules-contents > ul { columns: 3 200px; }
  .rules-contents > ul > li { break-inside: avoid; }
  .rules td + td, .rules td code { overflow-wrap: anywhere; white-space: normal; }
  .rules [id] { scroll-margin-top: 96px; }
  .rules :is(h1, h2, h3):target, .rules tr:has(:target) > td { background: color-mix(in srgb, gold 25%, transparent); }
`;

/** All pages of `docs/rules`, to which comments and descriptions lead. */
export function Rules() {
  // The address of the whole Storybook names the rule; the page stands in a frame of it.
  useEffect(() => location.replace(window.parent.location.hash || '#'), []);
  return (
    <div className="rules">
      <style>{STYLE}</style>
      <div className="rules-contents">
        <Prose>{contents.join('\n')}</Prose>
      </div>
      {texts.map((text) => (
        <Prose key={text} options={{ slugify }}>
          {text}
        </Prose>
      ))}
    </div>
  );
}
