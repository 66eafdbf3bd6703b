import { fn } from 'storybook/test';
import preview from '../stories/preview';
import { InactivityDialog } from './InactivityDialog';

const meta = preview.meta({
  title: 'Widgets/Overlays/InactivityDialog',
  component: InactivityDialog,
  args: { open: true, secondsLeft: 42, onStay: fn(), onLeave: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

export const Playground = meta.story();

export const LastSecond = meta.story({ args: { secondsLeft: 1 } });
