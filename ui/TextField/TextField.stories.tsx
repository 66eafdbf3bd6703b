import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { TextField } from './TextField';

const meta: Meta<typeof TextField> = {
  title: 'Widgets/Inputs/TextField',
  component: TextField,
  args: { label: 'Libellé', value: '', onValueChange: fn() },
  render: controlled(TextField),
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Playground: Story = {};

export const Required: Story = { args: { required: true, value: 'Transport' } };

export const WithHint: Story = { args: { hint: 'Tel qu’il paraîtra sur le reçu.' } };

export const Invalid: Story = { args: { required: true, error: 'Saisissez un libellé, par exemple « Transport ».' } };

export const InvalidWithHint: Story = {
  args: { value: '?', error: 'Saisissez au moins trois lettres.', hint: 'Tel qu’il paraîtra sur le reçu.' },
};

export const Disabled: Story = { args: { value: 'Transport', disabled: true } };

export const LongText: Story = {
  args: {
    label: 'Libellé de la dépense tel qu’il est écrit sur la facture du fournisseur',
    value:
      'Achat de ciment, de fer à béton et de sable pour la dalle du deuxième étage du bâtiment administratif de Yamoussoukro',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { value: 'Transport' }, globals: { theme: 'dark' } };
