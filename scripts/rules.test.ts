import { describe, expect, it } from 'vitest';
import { citationsIn, ruleOf, rulesIn } from '../.storybook/docs/citations';
import { anchorOf, linked } from '../.storybook/docs/links';
import { listedFiles, textOf } from './tree';

const HOME = 'docs/rules/';
const NOT_SHOWN = '*(not shown by code)*';

const sources = listedFiles()
  .filter((path) => /\.(tsx?|m?js|mts|css|html|md|sql)$/.test(path) && path !== '.storybook/docs/citations.ts')
  .map((path) => ({ path, text: textOf(path) }));

const rules = sources.filter(({ path }) => path.startsWith(HOME)).flatMap(({ text }) => rulesIn(text));
const decisions = sources.flatMap(({ path }) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []);
const known = new Set([...rules.map(({ name }) => name), ...decisions.map((number) => `ADR ${number}`)]);

const cited = sources.flatMap(({ path, text }) => citationsIn(text).map((citation) => ({ path, ...citation })));

describe('the rules that code and tests cite', () => {
  it('are there, each once', () => {
    expect(known.size).toBeGreaterThan(300);
    expect(rules.map(({ name }) => name).filter((name, rank, names) => names.indexOf(name) !== rank)).toEqual([]);
    const missing = cited.flatMap(({ path, names }) =>
      names.filter((name) => ruleOf(name, known) === null).map((name) => `${path}: ${name}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('are named by number or section, never by their page alone', () => {
    expect(cited.filter(({ names }) => names.length === 0).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it('are all that there are: one that nothing cites says so', () => {
    const outside = cited.filter(({ path }) => !path.startsWith(HOME));
    const shown = new Set(outside.flatMap(({ names }) => names.map((name) => ruleOf(name, known))));
    expect(shown.size).toBeGreaterThan(300);
    const wrong = rules.filter(({ name, line }) => shown.has(name) === line.includes(NOT_SHOWN));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('a text that names rules and widgets', () => {
  const names = { rules: rules.map(({ name }) => name), titles: { Button: 'Widgets/Actions/Button' } };

  it('leads to each of them, once', () => {
    const button = '[`Button`](./?path=/docs/widgets-actions-button--docs)';
    const rule = (number: number, text: string) => `[${text}](./?path=/docs/start-rules--docs#design-rule-${number})`;
    expect(linked('Not a `Button` (DESIGN rules 3\nand 5).', names)).toBe(
      `Not a ${button} (${rule(3, 'DESIGN rules 3')} and ${rule(5, '5')}).`,
    );
    expect(linked(button, names)).toBe(button);
    expect(linked('`constructor`, `data-busy`, ADR 0001', names)).toBe('`constructor`, `data-busy`, ADR 0001');
  });

  it('holds each name whole, outside of its link or inside', () => {
    const pages = sources.filter(({ path }) => path.startsWith(HOME)).map(({ text }) => linked(text, names));
    // What is left of a link that was made inside another one, or in the middle of a name.
    const torn = pages.flatMap((page) => page.match(/\[[^\]]*\[[^\]]*\]\(\.|\S*\]\(\.[^)]*\)\w.*/g) ?? []);
    expect(torn).toEqual([]);
    const own = linked('| RELIABILITY F38 | as F37 |', { ...names, rules: ['RELIABILITY F38', 'RELIABILITY F37'] });
    expect(own).toBe('| RELIABILITY F38 | as [F37](./?path=/docs/start-rules--docs#reliability-f37) |');
  });

  it('finds each rule at its own place', () => {
    const anchors = rules.map(({ name }) => anchorOf(name));
    expect(anchors.filter((anchor, rank) => anchor === '' || anchors.indexOf(anchor) !== rank)).toEqual([]);
  });
});
