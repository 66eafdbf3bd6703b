import { Stack } from '@comptoir/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { fn } from 'storybook/test';
import { inApp, scene } from '../../stories/scene';
import { VersionBar } from './UpdateNotice';
import { useTakeOver } from './useNewVersion';

const meta: Meta<typeof VersionBar> = {
  title: 'States/New version',
  component: VersionBar,
  decorators: [inApp],
  parameters: scene(),
  args: { isReady: true, onReload: fn() },
};
export default meta;

type Story = StoryObj<typeof VersionBar>;

export const Ready: Story = {};

export const NarrowAndDark: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' }, theme: 'dark' } };

export const UpToDate: Story = { args: { isReady: false } };

function Walk({ onReload }: { onReload(): void }) {
  useTakeOver(true, onReload);
  return (
    <Stack>
      <Link to="/caisses">Caisses</Link>
      <Link to="/clients">Clients</Link>
    </Stack>
  );
}

/** Going to another screen opens it in the newer version. */
export const TakenOver: Story = { render: ({ onReload }) => <Walk onReload={onReload} /> };
