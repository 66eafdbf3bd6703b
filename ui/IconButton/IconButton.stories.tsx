import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton } from './IconButton';

const meta: Meta<typeof IconButton> = {
  title: 'Widgets/Actions/IconButton',
  component: IconButton,
  args: { label: 'Modifier la dépense Transport du 12/11', icon: <Pencil aria-hidden />, onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Playground: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Danger: Story = {
  args: { variant: 'danger', label: 'Supprimer la dépense Transport du 12/11', icon: <Trash2 aria-hidden /> },
};

export const Small: Story = { args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };

export const OffWithFocus: Story = { args: { 'aria-disabled': true } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
