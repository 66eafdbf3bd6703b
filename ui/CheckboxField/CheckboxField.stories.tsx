import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlledChecked } from '../stories/controlledChecked';
import { CheckboxField } from './CheckboxField';

const meta: Meta<typeof CheckboxField> = {
  title: 'Widgets/Inputs/CheckboxField',
  component: CheckboxField,
  args: { label: 'Dépense sur une étape', checked: false, onCheckedChange: fn() },
  render: controlledChecked(CheckboxField),
};
export default meta;

type Story = StoryObj<typeof CheckboxField>;

/** Hint, error, disabled and long texts: see Choice. */
export const Playground: Story = {};

export const Checked: Story = { args: { checked: true } };

export const DisabledChecked: Story = { args: { disabled: true, checked: true } };

export const Dark: Story = { args: { checked: true }, globals: { theme: 'dark' } };
