import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { DateField } from './DateField';

const meta: Meta<typeof DateField> = {
  title: 'Widgets/Inputs/DateField',
  component: DateField,
  args: { label: 'Date', value: '', onValueChange: fn() },
  render: controlled(DateField),
};
export default meta;

type Story = StoryObj<typeof DateField>;

export const Playground: Story = {};

export const Filled: Story = { args: { value: '2026-11-20', max: '2026-11-20', required: true } };

export const InEnglish: Story = { args: { label: 'Date', value: '2026-11-20', lang: 'en' } };

const hint = 'Laissée vide : accès sans limite de durée.';

export const WithHint: Story = { args: { hint } };

export const FilledWithHint: Story = { args: { value: '2026-11-20', hint } };

export const Invalid: Story = {
  args: { value: '2026-12-24', max: '2026-11-20', error: 'La date ne peut pas être après aujourd’hui.' },
};

export const Disabled: Story = { args: { value: '2026-11-20', disabled: true } };

export const Narrow: Story = { args: { value: '2026-11-20' }, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { value: '2026-11-20' }, globals: { theme: 'dark' } };
