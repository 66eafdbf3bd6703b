import preview from '../stories/preview';
import { PeriodSkeleton } from './PeriodSkeleton';
import { CardsSkeleton, Skeleton } from './Skeleton';
import { TableSkeleton } from './TableSkeleton';

const meta = preview.meta({
  title: 'Widgets/Feedback/Skeleton',
  component: Skeleton,
  args: { width: '240px' },
  parameters: { waits: true },
});

export const Playground = meta.story();

export const OfATable = meta.story({ render: () => <TableSkeleton /> });

export const OfCards = meta.story({ render: () => <CardsSkeleton /> });

export const OfOneCard = meta.story({ render: () => <CardsSkeleton count={1} /> });

export const OfAPeriod = meta.story({ render: () => <PeriodSkeleton /> });
