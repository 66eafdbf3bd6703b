export { PeriodSkeleton } from './PeriodSkeleton';
export { CardsSkeleton, type CardsSkeletonProps, Skeleton, type SkeletonProps } from './Skeleton';
export { TableSkeleton, type TableSkeletonProps } from './TableSkeleton';
