import { auth } from '@comptoir/contract/auth';
import { unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { Suspense } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { wording } from '../../stories/play';
import { inApp, scene } from '../../stories/scene';
import { LazyDialog } from './LazyDialog';
import { lazyOf } from './lazy';
import { PartWaiting } from './PartWaiting';

const never = () => new Promise<Record<'Form', () => null>>(() => undefined);
const lost = async (): Promise<Record<'Form', () => null>> => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
};

const meta = preview.meta({
  title: 'States/A dialog that comes later',
  component: LazyDialog,
  decorators: [inApp],
  args: { onClose: fn() },
  parameters: { ...scene(), waits: true },
});

const Coming = lazyOf(never, 'Form');

/** The dialog's title already says that it is loading: nothing inside repeats it. */
export const OnItsWay = meta.story({
  args: { children: <Coming /> },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: wording('general.chargement') });
    await expect(within(dialog).queryByRole('status')).toBeNull();
  },
});

const withoutLine = { ...scene({ handlers: [unreachableCall(auth.me)] }), waits: true };

/** The code is not on this device and there is no line: the dialog opens by itself once there is one (PRODUCT O). */
export const Awaited = meta.story({
  parameters: withoutLine,
  render: (args) => {
    // Each render of the story needs a component that has not been loaded.
    const Lost = lazyOf(lost, 'Form');
    return (
      <LazyDialog {...args}>
        <Lost />
      </LazyDialog>
    );
  },
  play: async () => {
    const reason = await screen.findByText(wording('ligne.attendue'));
    await waitFor(() => expect(reason).toBeVisible());
  },
});

/** A screen that waits for its code. */
export const AwaitedScreen = Awaited.extend({
  render: () => {
    const Lost = lazyOf(lost, 'Form');
    return (
      <Suspense fallback={<PartWaiting />}>
        <Lost />
      </Suspense>
    );
  },
});
