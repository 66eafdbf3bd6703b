import type { Description, LigneImprime } from '@comptoir/contract/imprimes/description';

/** The most characters that a cell shows: a label whole, or how a description begins. */
export const MAX_CELL = 500;

/**
 * Returns a document with the cells of its tables cut to what they show. A document has hundreds of them, and to lay one out takes
 * far longer than to cut it; what was written about the whole document stays whole.
 */
export function shownDescription(description: Description): Description {
  const { rows, annexe } = description;
  return {
    ...description,
    rows: rows.map(shownRow),
    ...(annexe && { annexe: { ...annexe, rows: annexe.rows.map(shownRow) } }),
  };
}

const shownRow = (row: LigneImprime): LigneImprime => ({
  ...row,
  cells: Object.fromEntries(Object.entries(row.cells).map(([key, text]) => [key, shownText(text)])),
});

/** A character that the cut would halve goes with what follows it. */
const shownText = (text: string): string =>
  text.length <= MAX_CELL ? text : `${text.slice(0, MAX_CELL).replace(/[\ud800-\udbff]$/, '')}…`;
