import { type Column, DataTable, type Sorting, sorted } from '@comptoir/ui/DataTable';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import type { ReactNode } from 'react';
import { ListStates, type ListStatesProps } from './ListStates';

/** More than a screen shows at once. */
const MOST_SKELETONS = 10;

/** What a row is: how it is named, shown and acted on. */
export interface ListShape<Row> {
  caption: string;
  columns: Column<Row>[];
  rowKey(row: Row): string | number;
  actions?: ((row: Row) => ReactNode) | undefined;
}

interface ListViewProps<Row> extends ListShape<Row>, ListStatesProps<Row> {
  /** Where rows are two lines there are no headers: the order is chosen among the filters too. */
  sorting?: Sorting;
}

/** A list whose rows are a table. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { caption, columns, rowKey, actions, sorting, ...states } = props;
  return (
    <ListStates
      {...states}
      skeleton={<TableSkeleton columns={columns.length} rows={Math.min(states.pages.pageSize, MOST_SKELETONS)} />}
    >
      {(rows) => (
        <DataTable
          caption={caption}
          columns={sorting ? sorted(columns, sorting) : columns}
          rows={rows}
          rowKey={rowKey}
          busy={states.pages.busy}
          {...(actions ? { actions } : {})}
        />
      )}
    </ListStates>
  );
}
