import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudUpload } from 'lucide-react';
import { fn } from 'storybook/test';
import { CountButton } from './CountButton';

const meta: Meta<typeof CountButton> = {
  title: 'Widgets/Actions/CountButton',
  component: CountButton,
  args: { label: '2 saisies en attente', icon: <CloudUpload aria-hidden />, count: 2, tone: 'warning', onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof CountButton>;

export const Playground: Story = {};

export const Danger: Story = { args: { tone: 'danger', label: '1 saisie refusée', count: 1 } };

export const Info: Story = { args: { tone: 'info' } };

export const Many: Story = { args: { label: '128 saisies en attente', count: 128 } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
