import type { ComponentPropsWithRef } from 'react';
import { useMediaWidth } from '../foundations';
import { Loading, ranksOf, Skeleton } from './Skeleton';
import { Line, LineBones, Rows } from './TableSkeleton.styles';

export interface TableSkeletonProps extends ComponentPropsWithRef<'div'> {
  /** How many rows are awaited. */
  rows?: number;
  /** How many columns they have. */
  columns?: number;
}

/** Stands in for a table during its first load, at the table's size; its rows are two lines where the table's are. */
export function TableSkeleton({ rows = 5, columns = 4, ...rest }: TableSkeletonProps) {
  const isPhone = useMediaWidth('TABLET');
  if (isPhone) return <LinesSkeleton {...rest} rows={rows} />;
  return (
    <Loading {...rest}>
      <Rows>
        {ranksOf(rows + 1).map((row) => (
          <Line key={row} $columns={columns}>
            {ranksOf(columns).map((column) => (
              <Skeleton key={column} width={column === 0 ? '70%' : '60%'} />
            ))}
          </Line>
        ))}
      </Rows>
    </Loading>
  );
}

function LinesSkeleton({ rows, ...rest }: ComponentPropsWithRef<'div'> & { rows: number }) {
  return (
    <Loading {...rest}>
      <Rows>
        {ranksOf(rows).map((row) => (
          <LineBones key={row}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </LineBones>
        ))}
      </Rows>
    </Loading>
  );
}
