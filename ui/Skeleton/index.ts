export {
  CardsSkeleton,
  type CardsSkeletonProps,
  Skeleton,
  type SkeletonProps,
  TableSkeleton,
  type TableSkeletonProps,
} from './Skeleton';
