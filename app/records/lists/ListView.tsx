import { DataTable, type Sorting, sorted } from '@comptoir/ui/DataTable';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { ListStates, type ListStatesProps } from './ListStates';
import type { ListShape } from './listShape';

/** The most skeletons to show: more than a screen holds. */
const MOST_SKELETONS = 10;

interface ListViewProps<Row> extends ListShape<Row>, ListStatesProps<Row> {
  /** Sorting by the headers. Rows of two lines have no headers, so the filters offer the order too. */
  sorting?: Sorting;
}

/** A list whose rows form a table. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { caption, columns, rowKey, actions, sums = [], sorting, ...states } = props;
  return (
    <ListStates
      print={{ caption, columns, rowKey }}
      {...states}
      skeleton={<TableSkeleton columns={columns.length} rows={Math.min(states.pages.pageSize, MOST_SKELETONS)} />}
    >
      {(rows) => (
        <DataTable
          caption={caption}
          columns={sorting ? sorted(columns, sorting) : columns}
          rows={rows}
          rowKey={rowKey}
          sums={sums}
          busy={states.pages.busy}
          {...(actions ? { actions } : {})}
        />
      )}
    </ListStates>
  );
}
