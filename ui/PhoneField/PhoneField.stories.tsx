import { TELEPHONE } from '@comptoir/domain/telephone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { PhoneField } from './PhoneField';

const meta: Meta<typeof PhoneField> = {
  title: 'Widgets/Inputs/PhoneField',
  component: PhoneField,
  args: { format: TELEPHONE, label: 'Téléphone', value: '', onValueChange: fn() },
  render: controlled(PhoneField),
};
export default meta;

type Story = StoryObj<typeof PhoneField>;

export const Playground: Story = {};

export const Filled: Story = { args: { value: '0708091011', required: true } };

export const Invalid: Story = {
  args: { value: '070809', error: 'Le numéro doit avoir dix chiffres, par exemple 07 08 09 10 11.' },
};

export const Disabled: Story = { args: { value: '0708091011', disabled: true } };

export const Narrow: Story = { args: { value: '0708091011' }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { value: '0708091011' }, globals: { theme: 'dark' } };
