import type { Column } from './model';
import { SortButton } from './sorted.styles';

/** The present order of the rows, one of the names in the columns' `orders`. */
export interface Sorting {
  /** Name of the present order. */
  order: string;
  /** Called with the name of the order that a press on a header asks for. */
  onOrder: (order: string) => void;
}

/**
 * Returns the same columns with headers that order the rows: the greatest first, and on a second press the smallest.
 * This is apart from the table, because most tables offer no choice of order.
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
