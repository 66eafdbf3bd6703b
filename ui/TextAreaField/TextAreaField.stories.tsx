import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { TextAreaField } from './TextAreaField';

const meta: Meta<typeof TextAreaField> = {
  title: 'Widgets/Inputs/TextAreaField',
  component: TextAreaField,
  args: { label: 'Description', value: '', onValueChange: fn() },
  render: controlled(TextAreaField),
};
export default meta;

type Story = StoryObj<typeof TextAreaField>;

export const Playground: Story = {};

export const Filled: Story = { args: { value: 'Deux voyages.\nUn à Bouaké, un à Korhogo.', hint: 'Facultatif' } };

export const Invalid: Story = { args: { required: true, error: 'Décrivez l’étape en une phrase.' } };

export const Disabled: Story = { args: { value: 'Deux voyages.', disabled: true } };

export const LongText: Story = {
  args: {
    value:
      `${'Achat de ciment, de fer à béton et de sable pour la dalle du deuxième étage du bâtiment administratif de Yamoussoukro'}. `.repeat(
        6,
      ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const OneWord: Story = {
  args: { value: 'https://comptoir.example/'.repeat(12), rows: 1 },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { value: 'Deux voyages.' }, globals: { theme: 'dark' } };
