import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { dark, light, type ModeTokens } from './tokens';

type Token = keyof ModeTokens;
type Pair = readonly [front: Token, back: Token];

const SURFACES: Token[] = ['page', 'card', 'raised', 'hover'];
const on = (front: Token, backs: Token[]): Pair[] => backs.map((back) => [front, back]);

const TEXT: Pair[] = [
  ...on('text', [...SURFACES, 'primarySoft', 'dangerSoft', 'successSoft', 'infoSoft', 'warningSoft', 'disabled']),
  ...on('muted', [...SURFACES, 'disabled', 'primarySoft']),
  ...on('primaryText', [...SURFACES, 'primarySoft']),
  ...on('secondaryText', SURFACES),
  ...on('onPrimary', ['primary', 'primaryHover', 'primaryActive']),
  ['onSecondary', 'secondary'],
  ...on('onDanger', ['dangerSolid', 'dangerHover']),
  ...on('dangerText', [...SURFACES, 'dangerSoft']),
  ...on('successText', [...SURFACES, 'successSoft']),
  ...on('infoText', [...SURFACES, 'infoSoft']),
  ...on('warningText', [...SURFACES, 'warningSoft']),
];

const SHAPES: Pair[] = [
  ...on('inputBorder', ['page', 'card', 'raised', 'disabled']),
  ...on('focus', [...SURFACES, 'primarySoft', 'dangerSoft']),
  ...on('primary', SURFACES),
  ...on('dangerSolid', SURFACES),
  ...on('secondaryBorder', SURFACES),
  ...on('brand', ['card', 'page', 'raised']),
  // Two tones: the ring stands out from its gap, whatever the control's own colour is.
  ['focus', 'focusGap'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('DESIGN "Colour tokens", %s', (_, mode: ModeTokens) => {
  it.each(TEXT)('%s is read on %s: at least 4.5', (front, back) => {
    expect(contrast(mode[front], mode[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s is seen on %s: at least 3', (front, back) => {
    expect(contrast(mode[front], mode[back])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast (WCAG 2.2 § 1.4.3)', () => {
  it('is 21 for black on white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('finds that white on the specification’s colours fails for text (DESIGN: 3.93 and 2.33)', () => {
    expect(contrast('#ffffff', light.brand)).toBeCloseTo(3.93, 1);
    expect(contrast('#ffffff', light.brandSecondary)).toBeCloseTo(2.33, 1);
  });

  it('refuses a notation that it cannot read', () => {
    expect(() => contrast('red', '#ffffff')).toThrow(RangeError);
  });
});
