import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ActionList } from '../ActionList';
import { Amount } from '../Amount';
import { Badge } from '../Badge';
import { PlainLink } from '../foundations';
import preview from '../stories/preview';
import { DataTable, type DataTableProps } from './DataTable';
import type { Column } from './model';
import { sorted } from './sorted';

export interface Depense {
  id: number;
  libelle: string;
  type: string;
  date: string;
  montant: number;
  reste: number;
}

const rows: Depense[] = [
  { id: 1, libelle: 'Transport', type: 'Logistique', date: '12/11/2026', montant: 12_500, reste: 12_500 },
  { id: 2, libelle: 'Ciment, 40 sacs', type: 'Matériaux', date: '14/11/2026', montant: 220_000, reste: 70_000 },
  { id: 3, libelle: 'Loyer du dépôt', type: 'Loyer', date: '01/11/2026', montant: 1_500_000, reste: 0 },
];

function etat({ montant, reste }: Depense) {
  if (reste === 0) return <Badge tone="success">Soldé</Badge>;
  return reste < montant ? <Badge tone="warning">En cours</Badge> : <Badge tone="danger">Non réglé</Badge>;
}

const columns: Column<Depense>[] = [
  { key: 'libelle', header: 'Libellé', render: ({ libelle }) => libelle, isPrimary: true },
  { key: 'type', header: 'Type', render: ({ type }) => type, phone: 'meta' },
  { key: 'date', header: 'Date', render: ({ date }) => <time>{date}</time>, phone: 'meta' },
  {
    key: 'montant',
    header: 'Montant',
    align: 'end',
    render: ({ montant }) => <Amount value={montant} />,
    phone: 'amount',
  },
  { key: 'reste', header: 'Reste', align: 'end', render: ({ reste }) => <Amount value={reste} /> },
  { key: 'etat', header: 'État', render: etat, phone: 'badge' },
];

const onDelete = fn();

function actions({ id, libelle, date }: Depense, remove: (id: number) => void = onDelete) {
  const name = `${libelle} du ${date}`;
  return (
    <ActionList
      label={`Actions : ${name}`}
      main={{ text: 'Règlements', label: `Règlements de la dépense ${name}`, onSelect: fn() }}
      items={[
        { id: 'edit', label: 'Modifier', icon: <Pencil aria-hidden />, onSelect: fn() },
        {
          id: 'remove',
          label: 'Supprimer',
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => remove(id),
        },
      ]}
    />
  );
}

const meta = preview.meta<DataTableProps<Depense>>({
  title: 'Widgets/Data display/DataTable',
  component: DataTable<Depense>,
  args: { caption: 'Dépenses', columns, rows, rowKey: ({ id }) => id, actions: (row) => actions(row) },
});

export const Playground = meta.story();

const ORDERS = { descending: '-montant', ascending: 'montant' };

function SortedTable(args: DataTableProps<Depense>) {
  const [order, onOrder] = useState('');
  const way = order === 'montant' ? 1 : -1;
  return (
    <DataTable
      {...args}
      columns={sorted(args.columns, { order, onOrder })}
      rows={order === '' ? args.rows : args.rows.toSorted((a, b) => way * (a.montant - b.montant))}
    />
  );
}

/** A press on a header orders the rows by its column: the greatest first, then the smallest. */
export const Sortable = meta.story({
  args: {
    columns: columns.map((column) => (column.key === 'montant' ? { ...column, orders: ORDERS } : column)),
  },
  render: (args) => <SortedTable {...args} />,
});

const movesUnder: Record<string, Partial<Column<Depense>>> = {
  type: { under: 'libelle' },
  reste: { under: 'montant', movesLast: true },
};

/** The type moves under the label before the remainder moves under the amount. */
export const MovesLast = meta.story({
  args: { columns: columns.map((column) => ({ ...column, ...movesUnder[column.key] })) },
});

/** The label keeps its room: the remainder moves under the amount before the label breaks into three lines. */
export const LongColumn = meta.story({
  args: {
    columns: columns.map((column) => ({
      ...column,
      ...(column.isPrimary && { isLong: true }),
      ...(column.key === 'reste' && { under: 'montant' }),
    })),
    rows: rows.map((row) => ({ ...row, libelle: 'Journaliers, équipe de Traoré Issouf' })),
  },
});

/** Other rows are on their way: these stay, faded (DESIGN rule 3). */
export const Busy = meta.story({ args: { busy: true }, parameters: { waits: true } });

const long = {
  id: 4,
  libelle:
    'Location de deux camions-bennes et d’une pelleteuse pour le terrassement du chantier de Yopougon, tranche 2',
  type: 'Matériel roulant et engins de chantier',
  date: '20/11/2026',
  montant: 999_999_999_999,
  reste: 999_999_999_999,
};

export const LongTexts = meta.story({ args: { rows: [...rows, long] } });

const [primary] = columns;

export const LongLabels = meta.story({
  args: {
    rows: [long],
    columns: [
      ...(primary ? [primary] : []),
      { key: 'type', header: 'Type de la dépense, tel que saisi', render: ({ type }) => type, phone: 'text' },
      { key: 'etat', header: 'Règlement de la dépense', render: etat, phone: 'text' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

/** Only one row has a note: it stands whole below the two lines. */
export const PhoneNote = meta.story({
  args: {
    columns: columns.map((column) =>
      column.key === 'type'
        ? {
            ...column,
            phoneNote: ({ id }) =>
              id === 2 ? 'Remis à Koffi Yao, magasinier du dépôt de Yopougon · 07 08 09 10 11' : null,
          }
        : column,
    ),
  },
  globals: { viewport: { value: 'phone' } },
});

/** Each record has a page: a press on the row leads there, and the main action is the first item of the menu. */
export const Leading = meta.story({
  args: {
    actions: ({ libelle }) => (
      <ActionList
        label={`Actions : ${libelle}`}
        main={{ text: 'Régler', label: `Régler la dépense ${libelle}`, onSelect: fn() }}
        open={{ label: `Ouvrir : ${libelle}`, href: '#fiche', renderLink: PlainLink }}
        items={[]}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
});

/** The name leads to the record: for a finger, so does all of its row. */
export const Linked = meta.story({
  args: {
    actions: undefined,
    columns: columns.map((column) =>
      column.isPrimary
        ? { ...column, render: ({ id, libelle }: Depense) => <PlainLink href={`#fiche-${id}`}>{libelle}</PlainLink> }
        : column,
    ),
  },
});

/** What all pages add up to stands below the rows; on a phone it is the last lines. */
export const Sums = meta.story({
  args: {
    sums: [
      {
        id: 'total',
        cells: { libelle: 'Total', montant: <Amount value={1_732_500} />, reste: <Amount value={82_500} /> },
      },
    ],
  },
});

function Deletable(args: DataTableProps<Depense>) {
  const [kept, setKept] = useState(args.rows);
  const remove = (gone: number) => setKept((before) => before.filter(({ id }) => id !== gone));
  return <DataTable {...args} rows={kept} actions={(row) => actions(row, remove)} />;
}

/** When a row goes away, its neighbour takes the focus (DESIGN rule 13). */
export const RowsVanish = meta.story({ render: (args) => <Deletable {...args} /> });
