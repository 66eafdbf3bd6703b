import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/reliability.md', 'utf8');
const registry = readFileSync('server/trials/campaigns/campaigns.ts', 'utf8');
const [, listed = ''] = /CAMPAIGNS = \{([^}]+)\}/.exec(registry) ?? [];
const campaigns = listed
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);

const FAULT = /^\| (?:[A-Z]+ )?(F\d+) \|/gm;
const faultsOf = (markdown: string) => Array.from(markdown.matchAll(FAULT), ([, id]) => id);
const rows = page.split('\n').filter((line) => /^\| F\d+ \|/.test(line));
const cellsOf = (row: string) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());

describe('docs/reliability.md', () => {
  it('has each fault of the design once, in order', () => {
    const faults = faultsOf(readFileSync('docs/rules/reliability.md', 'utf8'));
    expect(faults.length).toBeGreaterThan(100);
    expect(faultsOf(page)).toEqual(faults);
  });

  it('shows of each what covers it, or says that nothing does', () => {
    const bare = rows.filter((row) => {
      const [, , covered = '', gap = '–'] = cellsOf(row);
      return !covered.includes(' › ') && !covered.includes('npm run campaign') && gap === '–';
    });
    expect(bare).toEqual([]);
  });

  it('names campaigns that there are, and describes all of them', () => {
    expect(campaigns.length).toBeGreaterThan(5);
    const named = Array.from(page.matchAll(/`npm run campaign -- (\w+)`/g), ([, name]) => name);
    expect(named.filter((name) => !campaigns.includes(name ?? ''))).toEqual([]);
    expect(campaigns.filter((name) => !page.includes(`\n| ${name} | `))).toEqual([]);
  });
});
