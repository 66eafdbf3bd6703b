import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodSkeleton } from './PeriodSkeleton';
import { CardsSkeleton, Skeleton } from './Skeleton';
import { TableSkeleton } from './TableSkeleton';

const meta: Meta<typeof Skeleton> = {
  title: 'Widgets/Feedback/Skeleton',
  component: Skeleton,
  args: { width: '240px' },
  parameters: { waits: true },
};
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Playground: Story = {};

export const OfATable: Story = { render: () => <TableSkeleton /> };

export const OfCards: Story = { render: () => <CardsSkeleton /> };

export const OfOneCard: Story = { render: () => <CardsSkeleton count={1} /> };

export const OfAPeriod: Story = { render: () => <PeriodSkeleton /> };

export const Phone: Story = { ...OfCards, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const OfATableOnAPhone: Story = { ...OfATable, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const English: Story = { ...OfATable, tags: ['mode'], globals: { lang: 'en' } };

export const Dark: Story = { ...OfATable, tags: ['mode'], globals: { theme: 'dark' } };
