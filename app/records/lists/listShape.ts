import type { Column, SumRow } from '@comptoir/ui/DataTable';
import type { ReactNode } from 'react';

/** How the rows of a list are named, shown and acted on. */
export interface ListShape<Row> {
  caption: string;
  columns: Column<Row>[];
  rowKey(row: Row): string | number;
  actions?: ((row: Row) => ReactNode) | undefined;
  sums?: readonly SumRow[];
}
