import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../stories/controlled';
import { SelectField } from './SelectField';

const meta: Meta<typeof SelectField> = {
  title: 'Widgets/Inputs/SelectField',
  component: SelectField,
  args: {
    label: 'Caisse',
    value: '',
    onValueChange: fn(),
    options: [
      { value: '1', label: 'Caisse principale', description: '380 000 Fcfa' },
      { value: '2', label: 'Caisse du chantier', description: '12 500 Fcfa' },
      { value: '3', label: 'Caisse fermée', disabled: true },
    ],
  },
  render: controlled(SelectField),
};
export default meta;

type Story = StoryObj<typeof SelectField>;

export const Playground: Story = {};

export const Chosen: Story = { args: { value: '2', required: true } };

export const WithPlaceholder: Story = { args: { placeholder: 'Choisir une caisse' } };

export const Invalid: Story = { args: { required: true, error: 'Choisissez la caisse qui paie.' } };

export const Empty: Story = { args: { options: [], hint: 'Aucune caisse n’est ouverte.' } };

export const Disabled: Story = { args: { value: '1', disabled: true } };

export const LongText: Story = {
  args: {
    value: '9',
    options: [
      {
        value: '9',
        label:
          'Achat de ciment, de fer à béton et de sable pour la dalle du deuxième étage du bâtiment administratif de Yamoussoukro',
        description: '999 999 999 999 Fcfa',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { value: '1' }, globals: { theme: 'dark' } };
