import { describe, expect, it } from 'vitest';
import { listedFiles, textOf } from './tree';

const HOME = 'docs/rules/';
const NOT_SHOWN = '*(not shown by code)*';

/** How the rules of each page are named. The entry '' is for rules that are cited by number, without their page. */
const ITEMS: Readonly<Record<string, string>> = {
  spec: String.raw`§ \d(?: [A-Z]\w+(?: (?!and |or |to )[a-z]+){0,2})?`,
  PRODUCT: String.raw`\d\.\d+|[A-Z](?![\w’'])`,
  CONTRACT: '"[^"]+"',
  RELIABILITY: String.raw`[FIPT]\d{2,3}(?!\d)|§ \d(?:\.\d+)?`,
  DESIGN: String.raw`(?:rules? )?\d+|"[^"]+"`,
  ADR: String.raw`\d{4}`,
  '': String.raw`[FIP]\d{2,3}(?!\d)|T0\d|D\d{1,2}(?!\d)`,
};
/** Matches the name of a page, or the place of a number alone. `#F59` is a colour and `T09:20` an hour: no match. */
const CITED = new RegExp(
  [
    /\b(PRODUCT|CONTRACT|RELIABILITY|DESIGN|[Ss]pec(?= §)|ADR(?= \d))\b/.source,
    /(?<![\w}#./-])(?=(?:[FIP]\d\d|T0\d(?!:\d)|D\d)\d*\b)/.source,
  ].join('|'),
  'g',
);
const AND = '(?:,| and| or|, and) ';
const TO = '–| to ';
/** Matches the end of a comment's line and the marks at the start of its next line. */
const WRAPPED = /\n\s*(?:\*(?!\/)|\/\/|--)?[^\S\n]*/g;

const LISTS = new Map(
  Object.entries(ITEMS).map(([page, item]) => [
    page,
    {
      whole: new RegExp(`${page && ' '}(?:${item})(?:(?:${AND}|${TO})(?:${item}))*`, 'y'),
      each: new RegExp(`(${TO})?(${item})`, 'g'),
    },
  ]),
);

/** Returns a rule's full name, as its page writes it. */
function nameOf(page: string, item: string): string {
  if (page === '') return item.startsWith('D') ? item : `RELIABILITY ${item}`;
  return page === 'DESIGN' && /\d$/.test(item) ? `DESIGN rule ${item.replace(/\D+/, '')}` : `${page} ${item}`;
}

/** Returns the rules from the one after `first` to `last`: for `F52` and `F58`, those from `F53` to `F58`. */
function through(first: string, last: string): string[] {
  const [from = '', to = ''] = [first, last].map((item) => /\d+$/.exec(item)?.[0]);
  return Array.from({ length: Number(to) - Number(from) }, (_, i) =>
    first.replace(/\d+$/, String(Number(from) + i + 1).padStart(from.length, '0')),
  );
}

interface Citation {
  text: string;
  /** The rules that it names; empty when it names only a page. */
  names: string[];
}

function citationsIn(text: string): Citation[] {
  const flat = text.replace(WRAPPED, ' ');
  return Array.from(flat.matchAll(CITED), ({ 1: name = '', index }) => {
    const page = name.replace('Spec', 'spec');
    const { whole, each } = LISTS.get(page) ?? { whole: /$/y, each: /$/g };
    whole.lastIndex = index + page.length;
    const items: string[] = [];
    for (const [, to, item = ''] of (whole.exec(flat)?.[0] ?? '').matchAll(each))
      items.push(...(to === undefined ? [item] : through(items.at(-1) ?? item, item)));
    return { text: flat.slice(index, index + 60), names: items.map((item) => nameOf(page, item)) };
  });
}

const sources = listedFiles()
  .filter((path) => /\.(tsx?|m?js|mts|css|html|md|sql)$/.test(path) && !import.meta.filename.endsWith(path))
  .map((path) => ({ path, text: textOf(path) }));

/** A rule's name is the first cell of a table's row, or a heading up to its middle dot (·). */
const rules = sources
  .filter(({ path }) => path.startsWith(HOME))
  .flatMap(({ text }) => text.split('\n'))
  .map((line) => ({ line, name: /^(?:\||#+) (.+?)(?: \||$| ·)/.exec(line)?.[1] ?? '' }))
  .filter(({ name }) => citationsIn(name)[0]?.names[0] === name);
const decisions = sources.flatMap(({ path }) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []);
const known = new Set([...rules.map(({ name }) => name), ...decisions.map((number) => `ADR ${number}`)]);

/** Returns the rule that is meant, or null. Words after the title of a part of the specification are cut off. */
function ruleOf(name: string): string | null {
  if (known.has(name)) return name;
  const shorter = /^(spec § \d \w+.*) \w+$/.exec(name)?.[1];
  return shorter === undefined ? null : ruleOf(shorter);
}

const cited = sources.flatMap(({ path, text }) => citationsIn(text).map((citation) => ({ path, ...citation })));

describe('the rules that code and tests cite', () => {
  it('are there, each once', () => {
    expect(known.size).toBeGreaterThan(300);
    expect(rules.map(({ name }) => name).filter((name, rank, names) => names.indexOf(name) !== rank)).toEqual([]);
    const missing = cited.flatMap(({ path, names }) =>
      names.filter((name) => ruleOf(name) === null).map((name) => `${path}: ${name}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('are named by number or section, never by their page alone', () => {
    expect(cited.filter(({ names }) => names.length === 0).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it('are all that there are: one that nothing cites says so', () => {
    const outside = cited.filter(({ path }) => !path.startsWith(HOME));
    const shown = new Set(outside.flatMap(({ names }) => names.map(ruleOf)));
    expect(shown.size).toBeGreaterThan(300);
    const wrong = rules.filter(({ name, line }) => shown.has(name) === line.includes(NOT_SHOWN));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
