/**
 * Widths in CSS pixels at which the type of screen changes and the sidebar closes (spec § 2 Shell, § 9). From the
 * second one on, the two parts of a large form stand side by side; from the last one on, the header has room for words
 * beside an open sidebar, search and tools.
 */
export const BREAKPOINT = { TABLET: 768, PAIR: 900, DESKTOP: 1024, WIDE: 1200, ROOMY: 1400 } as const;

const below = (width: number) => `@media (max-width: ${width - 0.02}px)`;

/** Media queries for styled-components: `${media.belowTablet} { … }`. */
export const media = {
  belowTablet: below(BREAKPOINT.TABLET),
  belowPair: below(BREAKPOINT.PAIR),
  belowDesktop: below(BREAKPOINT.DESKTOP),
  belowWide: below(BREAKPOINT.WIDE),
  belowRoomy: below(BREAKPOINT.ROOMY),
  /** A phone held sideways, or one whose keyboard is open. */
  low: '@media (max-height: 499.98px)',
  touch: '@media (pointer: coarse)',
  print: '@media print',
} as const;
