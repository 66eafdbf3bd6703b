import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../../stories/scene';
import { PartWaiting } from '../parts/PartWaiting';
import { BrokenPage } from './BrokenPage';
import ComingSoonPage from './ComingSoonPage';
import ErrorPage from './ErrorPage';

const meta: Meta<typeof ErrorPage> = {
  title: 'States/Pages',
  component: ErrorPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene() },
};
export default meta;

type Story = StoryObj<typeof ErrorPage>;

export const BadRequest: Story = { args: { code: '400' } };

export const SignInRequired: Story = { args: { code: '401' } };

export const Denied: Story = { args: { code: '403' } };

export const NotFound: Story = { args: { code: '404' } };

export const Failed: Story = { args: { code: '500' } };

export const Unavailable: Story = { args: { code: '503' } };

export const NarrowAndDark: Story = {
  args: { code: '404' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const ComingSoon: Story = { render: () => <ComingSoonPage /> };

export const Waiting: Story = { render: () => <PartWaiting />, parameters: { waits: true } };

export const Broken: Story = { render: () => <BrokenPage failure={new Error('render')} /> };

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

/** RELIABILITY F108: a chunk of an older version is gone. */
export const NewVersion: Story = { render: () => <BrokenPage failure={missing} isOutdated /> };

/** The server answers and has the same version, but a part of the program does not arrive. */
export const PartLost: Story = { render: () => <BrokenPage failure={missing} isOutdated={false} /> };
