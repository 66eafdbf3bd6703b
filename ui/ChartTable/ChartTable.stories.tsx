import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Amount } from '../Amount';
import preview from '../stories/preview';
import { ChartTable, type ChartTableProps } from './ChartTable';

export interface Mois {
  nom: string;
  montant: number;
}

const meta = preview.meta<ChartTableProps<Mois>>({
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
});

const open: StoryObj<ChartTableProps<Mois>>['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
};

export const Playground = meta.story();

export const Open = meta.story({ play: open });
