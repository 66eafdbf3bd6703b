import type { Key, ReactNode } from 'react';

export interface Column<R> {
  /** Tells the columns apart. */
  key: string;
  /** Heading of the column; on a phone, the name of its value. */
  header: string;
  /** `end` for amounts and counts, with figures of one width (DESIGN rule 5). */
  align?: 'start' | 'end';
  /** Draws the value of a row. */
  render: (row: R) => ReactNode;
  /** Names of the orders that this column offers, the greatest first and the smallest first; none without them. */
  orders?: { descending: string; ascending: string };
  /** Content of the header cell in place of `header`: `sorted` puts a button there. */
  head?: ReactNode;
  /** Direction in which this column orders the rows now. */
  direction?: 'descending' | 'ascending';
  /** The value names its row: in a table it is the row's header. */
  isPrimary?: boolean;
  /** Its texts are long: before it has room for about thirty letters in a line, other columns move under theirs. */
  isLong?: boolean;
  /** Key of the column under which this one stands where there is no room for both side by side. */
  under?: string;
  /** It moves under its own column only where moving the others does not make room enough. */
  movesLast?: boolean;
  /**
   * Place of the value where a row is drawn as two lines. Without a `title`, the primary column is the title; `text`
   * stands whole below the two lines. A column without a place is left out: the record has it.
   */
  phone?: 'title' | 'amount' | 'meta' | 'badge' | 'text';
  /** Draws the value in those two lines, where the cell of the table holds more. */
  onPhone?: (row: R) => ReactNode;
  /** Draws a line below those two, whole and in small text, for what only some rows have; null leaves it out. */
  phoneNote?: (row: R) => ReactNode;
  /** Draws the value on a printed sheet, where the cell holds buttons or less than the whole. */
  onPaper?: (row: R) => ReactNode;
}

/** A row of sums below the others. */
export interface SumRow {
  /** Tells these rows apart. */
  id: string;
  /** Values by the keys of the columns; a missing one leaves its cell empty. */
  cells: Readonly<Record<string, ReactNode>>;
}

/** Rows and what is shown of them, in whichever shape. */
export interface RowsProps<R> {
  /** What the table holds; screen readers say it. */
  caption: string;
  /** What each row shows, from left to right. */
  columns: readonly Column<R>[];
  /** The rows of this page, in their order. */
  rows: readonly R[];
  /** Tells the rows apart. */
  rowKey: (row: R) => Key;
  /** What the rows of all pages add up to, below those of this one. */
  sums?: readonly SumRow[];
  /**
   * Draws the actions of a row: an `ActionList` (DESIGN rule 7), where `items` alone are enough. The item that deletes
   * the row has `tone: 'danger'` and opens a `ConfirmDialog`.
   */
  actions?: (row: R) => ReactNode;
}
