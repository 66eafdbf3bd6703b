import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeconnexionDialog } from './DeconnexionDialog';

const meta: Meta<typeof DeconnexionDialog> = {
  title: 'Screens/Shell/DeconnexionDialog',
  component: DeconnexionDialog,
  args: { count: 2, onConfirm: fn(), onCancel: fn() },
};
export default meta;

type Story = StoryObj<typeof DeconnexionDialog>;

export const Playground: Story = {};

export const OnlyOne: Story = { args: { count: 1 } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
