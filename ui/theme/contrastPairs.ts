import type { ModeTokens } from './tokens';

type Token = keyof ModeTokens;
type Pair = readonly [front: Token, back: Token];

const SURFACES: Token[] = ['page', 'card', 'raised', 'hover'];
const on = (front: Token, backs: Token[]): Pair[] => backs.map((back) => [front, back]);

/** Least contrast of a text, and of the visible edge of a control or a shape (WCAG 2.2 § 1.4.3 and § 1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, shape: 3 } as const;

/** Each pair of text and surface that a widget may use. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...on('text', [...SURFACES, 'primarySoft', 'dangerSoft', 'successSoft', 'infoSoft', 'warningSoft', 'disabled']),
  ...on('muted', [...SURFACES, 'disabled', 'primarySoft']),
  ...on('primaryText', [...SURFACES, 'primarySoft']),
  ...on('secondaryText', SURFACES),
  ...on('onPrimary', ['primary', 'primaryHover', 'primaryActive']),
  ...on('onDanger', ['dangerSolid', 'dangerHover']),
  ...on('dangerText', [...SURFACES, 'dangerSoft']),
  ...on('successText', [...SURFACES, 'successSoft']),
  ...on('infoText', [...SURFACES, 'infoSoft']),
  ...on('warningText', [...SURFACES, 'warningSoft']),
];

/** Borders, icons, rings and solid shapes, each with the surface that it stands on. */
export const SHAPE_PAIRS: readonly Pair[] = [
  ...on('inputBorder', ['page', 'card', 'raised', 'disabled']),
  ...on('focus', [...SURFACES, 'primarySoft', 'dangerSoft']),
  ...on('primary', SURFACES),
  ...on('dangerSolid', SURFACES),
  ...on('secondaryBorder', SURFACES),
  ...on('brand', ['card', 'page', 'raised']),
  // The ring has two tones, so that it stands out from its gap whatever the colour of the control is.
  ['focus', 'focusGap'],
];
