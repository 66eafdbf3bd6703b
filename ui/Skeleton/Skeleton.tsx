import type { ComponentPropsWithRef } from 'react';
import { CardGridLayout } from '../Card';
import { useLabels } from '../labels';
import { Bone, CardBones, Late, Line, Rows } from './Skeleton.styles';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  width?: string;
  height?: string;
}

/** One grey line; the whole that it belongs to says that it is loading. */
export function Skeleton({ width = '100%', height = '14px', ...rest }: SkeletonProps) {
  return <Bone {...rest} aria-hidden $width={width} $height={height} />;
}

function Loading({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { loading } = useLabels();
  return (
    <Late {...rest}>
      {/* Beside what is busy, not around it: a busy live region is not announced. */}
      <span role="status" className="visually-hidden">
        {loading.label}
      </span>
      <div aria-busy>{children}</div>
    </Late>
  );
}

const ranks = (count: number) => Array.from({ length: count }, (_, rank) => rank);

export interface TableSkeletonProps extends ComponentPropsWithRef<'div'> {
  rows?: number;
  columns?: number;
}

/** The first load of a table, at the size that it will have. */
export function TableSkeleton({ rows = 5, columns = 4, ...rest }: TableSkeletonProps) {
  return (
    <Loading {...rest}>
      <Rows>
        {ranks(rows + 1).map((row) => (
          <Line key={row} $columns={columns}>
            {ranks(columns).map((column) => (
              <Skeleton key={column} width={column === 0 ? '70%' : '60%'} />
            ))}
          </Line>
        ))}
      </Rows>
    </Loading>
  );
}

export interface CardsSkeletonProps extends ComponentPropsWithRef<'div'> {
  count?: number;
}

/** The first load of a card grid. */
export function CardsSkeleton({ count = 6, ...rest }: CardsSkeletonProps) {
  return (
    <Loading {...rest}>
      <CardGridLayout as="div">
        {ranks(count).map((card) => (
          <CardBones key={card}>
            <Skeleton width="40%" />
            <Skeleton width="80%" height="18px" />
            <Skeleton />
            <Skeleton width="60%" />
          </CardBones>
        ))}
      </CardGridLayout>
    </Loading>
  );
}
