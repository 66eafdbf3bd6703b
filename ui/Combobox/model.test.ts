import { describe, expect, it } from 'vitest';
import { suggestedRank } from './model';

const options = [
  { key: 1, label: 'Awa Koné', note: '07 08 09 10 11' },
  { key: 2, label: 'Établissements Kouassi' },
  { key: 3, label: 'Koffi Yao', note: '05 44 32 10 98' },
];

describe('suggestedRank (DESIGN rule 4: stale answers are dropped)', () => {
  it.each([
    ['awa', 0],
    ['ETABLISSEMENTS', 1],
    ['  yao ', 2],
    ['0544', 2],
    ['44 32', 2],
  ])('finds what %j says', (text, rank) => expect(suggestedRank(options, text)).toBe(rank));

  it('suggests nothing that does not say it', () => {
    expect(suggestedRank(options, 'Sidibé')).toBe(-1);
    expect(suggestedRank([], 'Awa')).toBe(-1);
  });

  it('suggests nothing before something is typed', () => {
    expect(suggestedRank(options, '')).toBe(-1);
    expect(suggestedRank(options, '  ')).toBe(-1);
  });
});
