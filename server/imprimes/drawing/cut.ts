import type { LigneImprime } from '@comptoir/contract/imprimes/description';

/** The most characters in a cell: a whole label, or the beginning of a description. */
export const MAX_CELL = 500;

/**
 * Returns a row of a table with its cells cut. A document has hundreds of them, and measuring one takes far longer than
 * cutting it; texts about the whole document are never cut.
 */
export const shownRow = (row: LigneImprime): LigneImprime => ({
  ...row,
  cells: Object.fromEntries(Object.entries(row.cells).map(([key, text]) => [key, shownText(text)])),
});

/** Cuts before a character that the cut would halve. */
const shownText = (text: string): string =>
  text.length <= MAX_CELL ? text : `${text.slice(0, MAX_CELL).replace(/[\ud800-\udbff]$/, '')}…`;
