import type { Column } from './DataTable';
import { SortButton } from './sorted.styles';

/** The order of the rows, by the names of the columns' `orders`; another one is asked for by a press on a header. */
export interface Sorting {
  /** The order of today, by its name. */
  order: string;
  /** Called with the order that a heading asks for. */
  onOrder: (order: string) => void;
}

/**
 * The same columns, whose headers put the rows into their order: from the greatest first, pressed again from the
 * smallest. Apart from the table, most of which have no order to choose.
 */
export function sorted<R>(columns: readonly Column<R>[], { order, onOrder }: Sorting): Column<R>[] {
  return columns.map((column) => {
    const { header, orders } = column;
    if (!orders) return column;
    const { descending, ascending } = orders;
    const isDescending = order === descending;
    const direction = isDescending ? 'descending' : 'ascending';
    const now = isDescending || order === ascending ? ({ direction } as const) : {};
    return {
      ...column,
      ...now,
      head: (
        <SortButton
          type="button"
          data-sorted={now.direction}
          onClick={() => onOrder(isDescending ? ascending : descending)}
        >
          {header}
        </SortButton>
      ),
    };
  });
}
