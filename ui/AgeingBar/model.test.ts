import { describe, expect, it } from 'vitest';
import { shareText } from './model';

describe('shareText (PRODUCT M)', () => {
  it.each([
    [480_000, 2_035_000, '24'],
    [1500, 9_801_500, '<\u00a01'],
    [9_800_000, 9_801_500, '>\u00a099'],
    [640_000, 640_000, '100'],
    [0, 640_000, '0'],
    [0, 0, '0'],
  ])('%d of %d is %s', (part, whole, text) => expect(shareText(part, whole)).toBe(text));
});
