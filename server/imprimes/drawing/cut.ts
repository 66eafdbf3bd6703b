import type { LigneImprime } from '@comptoir/contract/imprimes/description';

/** The most characters that a cell shows: a label whole, or how a description begins. */
export const MAX_CELL = 500;

/**
 * Returns a row of a table with its cells cut to what they show. A document has hundreds of them, and to measure one
 * takes far longer than to cut it; what was written about the whole document stays whole.
 */
export const shownRow = (row: LigneImprime): LigneImprime => ({
  ...row,
  cells: Object.fromEntries(Object.entries(row.cells).map(([key, text]) => [key, shownText(text)])),
});

/** A character that the cut would halve goes with what follows it. */
const shownText = (text: string): string =>
  text.length <= MAX_CELL ? text : `${text.slice(0, MAX_CELL).replace(/[\ud800-\udbff]$/, '')}…`;
