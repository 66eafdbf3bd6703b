import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlledChecked } from '../stories/controlledChecked';
import { SwitchField } from './SwitchField';

const meta: Meta<typeof SwitchField> = {
  title: 'Widgets/Inputs/SwitchField',
  component: SwitchField,
  args: { label: 'Mode sombre', checked: false, onCheckedChange: fn() },
  render: controlledChecked(SwitchField),
};
export default meta;

type Story = StoryObj<typeof SwitchField>;

/** Hint, error and long texts: see Choice. */
export const Playground: Story = {};

export const On: Story = { args: { checked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, checked: true } };

export const Dark: Story = { args: { checked: true }, globals: { theme: 'dark' } };
