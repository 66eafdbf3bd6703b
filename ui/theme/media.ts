/** Widths at which the screen type changes and the sidebar closes, in CSS pixels (spec § 2 Shell, § 9). */
export const BREAKPOINT = { TABLET: 768, DESKTOP: 1024, WIDE: 1200 } as const;

const below = (width: number) => `@media (max-width: ${width - 0.02}px)`;

/** Media queries for styled-components: `${media.belowTablet} { … }`. */
export const media = {
  belowTablet: below(BREAKPOINT.TABLET),
  belowDesktop: below(BREAKPOINT.DESKTOP),
  belowWide: below(BREAKPOINT.WIDE),
  touch: '@media (pointer: coarse)',
  print: '@media print',
} as const;
