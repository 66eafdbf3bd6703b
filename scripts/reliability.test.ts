import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The faults of the design are numbered from 1. */
const FAULTS = 112;

const page = readFileSync('docs/reliability.md', 'utf8');
const registry = readFileSync('server/suites/campaigns/campaigns.ts', 'utf8');
const [, listed = ''] = /CAMPAIGNS = \{([^}]+)\}/.exec(registry) ?? [];
const campaigns = listed
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean);

const rows = page.split('\n').filter((line) => /^\| F\d+ \|/.test(line));
const cellsOf = (row: string) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());

describe('docs/reliability.md', () => {
  it('has each fault of the design once, in order', () => {
    const expected = Array.from({ length: FAULTS }, (_, i) => `F${String(i + 1).padStart(2, '0')}`);
    expect(rows.map((row) => cellsOf(row)[0])).toEqual(expected);
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
