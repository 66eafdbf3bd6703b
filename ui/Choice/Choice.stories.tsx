import type { Meta, StoryObj } from '@storybook/react-vite';
import { Choice } from './Choice';
import { Mark } from './Choice.styles';

const meta: Meta<typeof Choice> = {
  title: 'Widgets/Inputs/Choice',
  component: Choice,
  args: {
    label: 'Dépense sur une étape',
    children: (control) => <Mark {...control} type="checkbox" />,
  },
};
export default meta;

type Story = StoryObj<typeof Choice>;

export const Playground: Story = {};

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Le projet et l’étape seront demandés.' } };

export const Invalid: Story = { args: { error: 'Confirmez pour continuer.' } };

export const InvalidWithHint: Story = {
  args: { error: 'Confirmez pour continuer.', hint: 'Le projet et l’étape seront demandés.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label:
      'Achat de ciment, de fer à béton et de sable pour la dalle du deuxième étage, selon devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf',
    error: 'Le fichier devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf manque.',
    hint: 'Voir devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf.',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { required: true }, globals: { theme: 'dark' } };
