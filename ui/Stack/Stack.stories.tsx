import { Button } from '../Button';
import { TableSkeleton } from '../Skeleton';
import preview from '../stories/preview';
import { Stack } from './Stack';

const meta = preview.meta({
  title: 'Widgets/Layout/Stack',
  component: Stack,
  args: { children: ['Un', 'Deux', 'Trois'].map((text) => <Button key={text}>{text}</Button>) },
});

export const Playground = meta.story();

export const Tight = meta.story({ args: { gap: 2 } });

/** What follows a child that waits appears together with that child. */
export const InOrder = meta.story({
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
});

/** A child that is wider than the stack scrolls in a frame of its own. */
export const WideChild = meta.story({
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
});
