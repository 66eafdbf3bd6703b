import { formatMontant } from '@comptoir/domain/money';
import { fn } from 'storybook/test';
import preview from '../stories/preview';
import { PrintSheet, type SheetRow } from './PrintSheet';

const line = (rank: number): SheetRow => ({
  id: String(rank),
  cells: {
    date: '20/11/2026',
    libelle: `Commande N° ${rank}`,
    montant: formatMontant(12_500 * rank),
  },
});

// The sheet is visible on paper only: the browser's print dialog shows it.
const meta = preview.meta({
  title: 'Widgets/Data display/PrintSheet',
  component: PrintSheet,
  // A story is for looking at, so it must not open the print dialog.
  beforeEach: () => {
    const print = window.print;
    window.print = () => undefined;
    return () => {
      window.print = print;
    };
  },
  render: (args) => (
    <>
      <p>Ctrl + P</p>
      <PrintSheet {...args} />
    </>
  ),
  args: {
    organisation: 'Bâtir Ensemble Côte d’Ivoire',
    title: 'Relevé',
    about: ['Établissements Diabaté et Fils', 'Du 1er janvier 2026 au 20 novembre 2026'],
    columns: [
      { key: 'date', header: 'Date', align: 'whole' },
      { key: 'libelle', header: 'Libellé' },
      { key: 'montant', header: 'Montant', align: 'end' },
    ],
    rows: [line(1), line(2), { id: 'total', cells: { libelle: 'Total', montant: formatMontant(37_500) }, isSum: true }],
    made: 'Édité le 20/11/2026 14:05 par Aya Konan',
    onDone: fn(),
  },
});

export const Playground = meta.story();

/** On several pages the heads are repeated. */
export const Long = meta.story({ args: { rows: Array.from({ length: 120 }, (_, rank) => line(rank + 1)) } });
