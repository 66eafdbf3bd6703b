import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InactivityDialog } from './InactivityDialog';

const meta: Meta<typeof InactivityDialog> = {
  title: 'Widgets/Overlays/InactivityDialog',
  component: InactivityDialog,
  args: { open: true, secondsLeft: 42, onStay: fn(), onLeave: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj<typeof InactivityDialog>;

export const Playground: Story = {};

export const LastSecond: Story = { args: { secondsLeft: 1 } };

export const Phone: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
