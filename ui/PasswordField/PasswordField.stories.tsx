import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { PasswordField } from './PasswordField';

const meta: Meta<typeof PasswordField> = {
  title: 'Widgets/Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Mot de passe', value: '', onValueChange: fn() },
  render: controlled(PasswordField),
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Playground: Story = {};

export const Filled: Story = { args: { value: 'Attiéké-2026', required: true } };

export const Invalid: Story = { args: { value: 'abc', error: 'Le mot de passe doit avoir au moins dix caractères.' } };

export const Disabled: Story = { args: { value: 'Attiéké-2026', disabled: true } };

export const Narrow: Story = { args: { value: 'Attiéké-2026' }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { value: 'Attiéké-2026' }, globals: { theme: 'dark' } };
