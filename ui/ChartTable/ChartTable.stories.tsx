import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Amount } from '../Amount';
import { ChartTable, type ChartTableProps } from './ChartTable';

export interface Mois {
  nom: string;
  montant: number;
}

const meta: Meta<ChartTableProps<Mois>> = {
  title: 'Widgets/Charts/ChartTable',
  component: ChartTable<Mois>,
  args: {
    caption: 'Dépenses par mois',
    columns: [
      { key: 'nom', header: 'Mois', isPrimary: true, render: ({ nom }) => nom },
      {
        key: 'montant',
        header: 'Montant',
        align: 'end',
        phone: 'amount',
        render: ({ montant }) => <Amount value={montant} />,
      },
    ],
    rows: [
      { nom: 'septembre 2026', montant: 1_250_000 },
      { nom: 'octobre 2026', montant: 980_000 },
      { nom: 'novembre 2026', montant: 999_999_999_999 },
    ],
    rowKey: ({ nom }) => nom,
  },
};
export default meta;

type Story = StoryObj<ChartTableProps<Mois>>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
};

export const Playground: Story = {};

export const Open: Story = { play: open };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: open };

export const Dark: Story = { globals: { theme: 'dark' }, play: open };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
