import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { RadioGroup } from './RadioGroup';

const meta: Meta<typeof RadioGroup> = {
  title: 'Widgets/Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Type de réduction',
    value: '1',
    onValueChange: fn(),
    options: [
      { value: '1', label: 'Montant' },
      { value: '2', label: 'Pourcentage' },
    ],
  },
  render: controlled(RadioGroup),
};
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Playground: Story = {};

export const NothingChosen: Story = { args: { value: '', required: true } };

export const WithDescriptions: Story = {
  args: {
    options: [
      { value: '1', label: 'Montant', description: 'Une somme en francs' },
      { value: '2', label: 'Pourcentage', description: 'Du total des articles' },
    ],
  },
};

export const Invalid: Story = {
  args: { value: '', error: 'Choisissez un type de réduction.', hint: 'Aucune : montant 0.' },
};

export const OneDisabled: Story = {
  args: {
    options: [
      { value: '1', label: 'Montant' },
      { value: '2', label: 'Pourcentage', disabled: true },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Narrow: Story = {
  args: { options: ['Emballage', 'Expédié', 'En livraison', 'Livré'].map((label) => ({ value: label, label })) },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
