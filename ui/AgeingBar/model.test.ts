import { describe, expect, it } from 'vitest';
import { shareTexts } from './model';

describe('shareTexts (PRODUCT M)', () => {
  it.each([
    [
      [480_000, 1_555_000],
      ['24', '76'],
    ],
    [
      [1500, 9_800_000],
      ['<\u00a01', '>\u00a099'],
    ],
    [
      [640_000, 0],
      ['100', '0'],
    ],
    [
      [0, 0],
      ['0', '0'],
    ],
  ])('%j are %j', (parts, texts) => expect(shareTexts(parts)).toEqual(texts));
});
