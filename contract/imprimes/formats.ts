/** The formats of a paper: A4, or the roll of a ticket printer, 80 mm wide (ADR 0042). */
export const FORMATS_IMPRIME = ['a4', '80'] as const;
export type FormatImprime = (typeof FORMATS_IMPRIME)[number];
