import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listedFiles } from './tree';

/**
 * Pages whose tables map rules to the tree. The column "Where" or "How and where" names a `path`; the column "Shown by"
 * quotes a test as `path › "part of a test's title"`. Each page of this list must keep to that.
 */
const PAGES = [
  'docs/specification.md',
  'docs/rules/decisions.md',
  'docs/security.md',
  'docs/design-rules.md',
  'docs/reliability.md',
];

const PATH = /^(?:app|bench|contract|docs|domain|e2e|mocks|scripts|server|ui)\/[\w./-]+$/;
const REFERENCE = /^(\S+) › "(.+)"$/;
/** Matches the titles of tests and groups, and the names of a table's cases. */
const NAMED = /(?:\b(?:test|it|describe|rule)(?:\.\w+)*\(|\)\(|\bname:)\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
/** Matches a block of commands. Its three backticks would shift the pairs of backticks after it. */
const FENCED = /^```.*?^```$/gms;

interface Row {
  /** The row's cells by the headings of their columns. */
  cells: Readonly<Record<string, string>>;
  text: string;
  isWhole: boolean;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns the rows of all tables of a page. */
function rowsOf(markdown: string): Row[] {
  const blocks = markdown.trim().split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const [head = '', rule = '', ...lines] = block.split('\n');
    if (!/^\|[ |-]+\|$/.test(rule)) return [];
    const heads = cellsOf(head);
    return lines.map((text) => {
      const cells = cellsOf(text);
      const isWhole = cells.length === heads.length && cells.every((cell) => cell !== '');
      return { cells: Object.fromEntries(heads.map((name, rank) => [name, cells[rank] ?? ''])), text, isWhole };
    });
  });
}

const codesOf = (markdown: string) => Array.from(markdown.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

const titles = new Map<string, string[]>();
function titlesOf(path: string): string[] {
  const known = titles.get(path);
  if (known) return known;
  const found = readFileSync(path, 'utf8').matchAll(NAMED);
  const own = Array.from(found, ([, , title = '']) => title.replace(/\\(['"])/g, '$1'));
  titles.set(path, own);
  return own;
}

/** Returns what is wrong with a quoted test, or null. */
function faultOf(code: string): string | null {
  const [, path, title] = REFERENCE.exec(code) ?? [];
  if (path === undefined || title === undefined) return `no quotation of a test: ${code}`;
  if (!existsSync(path)) return `no such file: ${path}`;
  return titlesOf(path).some((own) => own.includes(title)) ? null : `no such test: ${code}`;
}

/** Returns what is wrong in a row: an empty cell, an open point, no place in the tree, or no test that shows it. */
function missingIn({ cells, text, isWhole }: Row): string[] {
  const { 'Shown by': shown } = cells;
  const where = cells.Where ?? cells['How and where'];
  const prose = text.replace(/`[^`]*`/g, '');
  return [
    ...(isWhole ? [] : ['an empty cell']),
    ...(/\bopen\b/i.test(prose) ? ['open'] : []),
    ...(where === undefined || codesOf(where).some((code) => PATH.test(code)) ? [] : ['no place']),
    ...(shown === undefined || codesOf(shown).length > 0 ? [] : ['no test']),
  ].map((fault) => `${fault}: ${text}`);
}

describe.each(PAGES)('%s', (page) => {
  const markdown = readFileSync(page, 'utf8').replace(FENCED, '');
  const rows = rowsOf(markdown);

  it('has rows, each with its place and its test', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.flatMap(missingIn)).toEqual([]);
  });

  it('names paths that are there', () => {
    const paths = codesOf(markdown).filter((code) => PATH.test(code));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('quotes tests that are there', () => {
    const quoted = codesOf(markdown).filter((code) => code.includes(' › '));
    expect(quoted.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });
});

describe('docs/adr', () => {
  const pages = listedFiles().filter((path) => /^docs\/adr\/\d/.test(path));
  const index = rowsOf(readFileSync('docs/adr/README.md', 'utf8')).map(({ text }) => text);

  it('is indexed: number, title, status and date of each decision', () => {
    const rows = pages.map((path) => {
      const [, number = '', title = ''] = /^# (\d{4}) · (.+)/.exec(readFileSync(path, 'utf8')) ?? [];
      const [, status, date] = /^Status: (.+?), (\d{4}-\d\d-\d\d)/m.exec(readFileSync(path, 'utf8')) ?? [];
      return `| [${number}](${path.replace('docs/adr/', '')}) | ${title} | ${status} | ${date} |`;
    });
    expect(rows.length).toBeGreaterThan(50);
    expect(index).toEqual(rows);
  });

  it('says each decision in at most 60 lines', () => {
    expect(pages.filter((path) => readFileSync(path, 'utf8').trim().split('\n').length > 60)).toEqual([]);
  });
});
