import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { TableSkeleton } from '../Skeleton';
import { Stack } from './Stack';

const meta: Meta<typeof Stack> = {
  title: 'Widgets/Layout/Stack',
  component: Stack,
  args: { children: ['Un', 'Deux', 'Trois'].map((text) => <Button key={text}>{text}</Button>) },
};
export default meta;

type Story = StoryObj<typeof Stack>;

export const Playground: Story = {};

export const Tight: Story = { args: { gap: 2 } };

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

/** What follows a child that waits appears together with that child. */
export const InOrder: Story = {
  args: {
    isInOrder: true,
    children: (
      <>
        <Button>Un</Button>
        <div>
          <TableSkeleton rows={2} />
        </div>
        <Button>Trois</Button>
      </>
    ),
  },
  parameters: { waits: true },
};

/** A child that is wider than the stack scrolls in a frame of its own. */
export const WideChild: Story = {
  args: {
    children: (
      <>
        <Button>Un</Button>
        <div>
          <div style={{ overflowX: 'auto' }}>
            <div style={{ width: 900 }}>
              <Button>Au bout d’un tableau large</Button>
            </div>
          </div>
        </div>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
