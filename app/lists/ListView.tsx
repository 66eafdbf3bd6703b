import type { ReactNode } from 'react';
import { type Column, DataTable } from '#ui/DataTable';
import { TableSkeleton } from '#ui/Skeleton';
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

/** A list whose rows are a table. */
export function ListView<Row>({ caption, columns, rowKey, actions, ...states }: ListShape<Row> & ListStatesProps<Row>) {
  return (
    <ListStates
      {...states}
      skeleton={<TableSkeleton columns={columns.length} rows={Math.min(states.pages.pageSize, MOST_SKELETONS)} />}
    >
      {(rows) => (
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          busy={states.pages.busy}
          {...(actions ? { actions } : {})}
        />
      )}
    </ListStates>
  );
}
