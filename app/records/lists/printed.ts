import type { SumRow } from '@comptoir/ui/DataTable';
import type { FilterChip } from '@comptoir/ui/FilterChips';
import type { ListShape } from './listShape';
import type { Pages } from './usePages';

/** How a list is printed, with all its pages (DESIGN rule 23). */
export interface Printed<Row> extends Omit<ListShape<Row>, 'actions' | 'sums'> {
  /** The search and the filters that narrow it. */
  chips?: readonly Pick<FilterChip, 'label'>[];
  /** Returns the sums over its rows, in words. */
  totals?: ((rows: readonly Row[]) => readonly string[]) | undefined;
  /** Returns the rows of sums below them. */
  sums?: ((rows: readonly Row[]) => readonly SumRow[]) | undefined;
}

/** Props of the sheet; it knows nothing of the rows' type. */
export interface ListSheetProps {
  print: Printed<never>;
  pages: Pick<Pages<never>, 'readPage'>;
  onDone(): void;
}
