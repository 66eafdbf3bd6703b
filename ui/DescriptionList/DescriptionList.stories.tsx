import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount';
import { Badge } from '../Badge';
import { DescriptionList } from './DescriptionList';

const meta: Meta<typeof DescriptionList> = {
  title: 'Widgets/Data display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'type', label: 'Type', value: 'Logistique' },
      { id: 'montant', label: 'Montant', value: <Amount value={120_000} /> },
      { id: 'reste', label: 'Reste à régler', value: <Amount value={70_000} /> },
      { id: 'etat', label: 'État', value: <Badge tone="warning">En cours</Badge> },
      {
        id: 'description',
        label: 'Description',
        value: 'Deux allers-retours entre le dépôt de Treichville et le chantier de Yopougon.',
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Playground: Story = {};

export const Wide: Story = { args: { minWidth: '320px' } };

/** A text that was typed on several lines is shown on several lines. */
export const TypedLines: Story = {
  args: { items: [{ id: 'description', label: 'Description', value: 'Aller : 6 500\nRetour : 6 000' }] },
};

const file = 'devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf';

export const LongWord: Story = {
  args: {
    items: [
      { id: 'piece', label: `Pièce ${file}`, value: file },
      { id: 'montant', label: 'Montant', value: <Amount value={999_999_999_999} /> },
    ],
    minWidth: '500px',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
