import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { LEAST_CONTRAST, SHAPE_PAIRS, TEXT_PAIRS } from './contrastPairs';
import { dark, light, type ModeTokens } from './tokens';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('DESIGN "Colour tokens", %s', (_, mode: ModeTokens) => {
  it.each(TEXT_PAIRS)('%s is read on %s: at least 4.5', (front, back) => {
    expect(contrast(mode[front], mode[back])).toBeGreaterThanOrEqual(LEAST_CONTRAST.text);
  });

  it.each(SHAPE_PAIRS)('%s is seen on %s: at least 3', (front, back) => {
    expect(contrast(mode[front], mode[back])).toBeGreaterThanOrEqual(LEAST_CONTRAST.shape);
  });
});

describe('contrast (WCAG 2.2 § 1.4.3)', () => {
  it('asks 4.5 of text and 3 of shapes', () => {
    expect(LEAST_CONTRAST).toEqual({ text: 4.5, shape: 3 });
  });

  it('is 21 for black on white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('finds that white on the specification’s colours fails for text (DESIGN "Colour tokens": 3.93 and 2.33)', () => {
    expect(contrast('#ffffff', light.brand)).toBeCloseTo(3.93, 1);
    expect(contrast('#ffffff', light.brandSecondary)).toBeCloseTo(2.33, 1);
  });

  it('refuses a notation that it cannot read', () => {
    expect(() => contrast('red', '#ffffff')).toThrow(RangeError);
  });
});
