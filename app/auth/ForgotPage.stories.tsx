import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp, scene } from '../stories/scene';
import ForgotPage from './ForgotPage';

const meta: Meta<typeof ForgotPage> = {
  title: 'Screens/Session/ForgotPage',
  component: ForgotPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/auth/forgot' }) },
};
export default meta;

type Story = StoryObj<typeof ForgotPage>;

export const Playground: Story = {};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' }, theme: 'dark' } };
