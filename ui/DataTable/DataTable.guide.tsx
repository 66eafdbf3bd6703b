import { History, Pencil, Trash2 } from 'lucide-react';
import { ActionList } from '../ActionList';
import { Amount } from '../Amount';
import { Badge } from '../Badge';
import { IconButton } from '../IconButton';
import { TableSkeleton } from '../Skeleton';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { DataTable, type DataTableProps } from './DataTable';

const rows = [
  { libelle: 'Transport', montant: 12_500, reste: 0 },
  { libelle: 'Ciment', montant: 220_000, reste: 70_000 },
];
type Props = DataTableProps<(typeof rows)[number]>;

const nothing = () => undefined;
const settled = <Badge tone="success">Soldé</Badge>;
const due = <Badge tone="warning">Insoldé</Badge>;
const columns: Props['columns'] = [
  { key: 'libelle', header: 'Libellé', isPrimary: true, render: ({ libelle }) => libelle },
  { key: 'montant', header: 'Montant', align: 'end', phone: 'amount', render: (row) => <Amount value={row.montant} /> },
  { key: 'statut', header: 'Statut', phone: 'badge', render: ({ reste }) => (reste === 0 ? settled : due) },
];
const oneWord: Props['actions'] = ({ libelle }) => (
  <ActionList
    label={`Actions : ${libelle}`}
    main={{ text: 'Règlements', label: `Règlements de la dépense ${libelle}`, onSelect: nothing }}
    items={[{ id: 'edit', label: 'Modifier', onSelect: nothing }]}
  />
);
const icons: Props['actions'] = () =>
  [History, Pencil, Trash2].map((Icon) => (
    <IconButton key={Icon.displayName} label="Action" icon={<Icon />} size="sm" />
  ));

const table = (props: Partial<Props>) => (
  <DataTable
    style={{ width: '100%' }}
    caption="Dépenses"
    columns={columns.slice(0, 2)}
    rows={rows}
    rowKey={({ libelle }) => libelle}
    {...props}
  />
);

export const guide = {
  anatomy: {
    sample: table({ columns, actions: oneWord }),
    parts: [
      { at: 'thead, ul', name: 'Columns', says: 'They merge where they do not fit; on a phone a row is two lines.' },
      { at: '[scope=row], [data-title]', name: 'Name', says: 'Names its row and leads to the record.' },
      {
        at: 'tr:last-child td > span, li:last-child [data-title] + span > span',
        name: 'Amount',
        says: 'At the end, in digits of one width (DESIGN rule 5).',
      },
      { at: '[data-tone=warning]', name: 'State', says: 'The one badge of the row.' },
      { at: '[aria-haspopup]', name: 'Actions', says: 'One as a word, the others in a menu (DESIGN rule 7).' },
    ],
  },
  dos: [
    { shows: table({ actions: oneWord }), says: 'Show the action that is used most as a word (DESIGN rule 7).' },
    { shows: table({ busy: true }), says: 'Keep the old rows in sight until others are there (DESIGN rule 3).' },
  ],
  donts: [
    { shows: table({ actions: icons }), says: 'Do not line up icons: nobody learns them all, and one deletes.' },
    {
      shows: <TableSkeleton rows={2} columns={2} style={{ width: '100%' }} />,
      says: 'Do not empty the table when a page is turned: the person loses the place.',
    },
  ],
  words: [
    {
      rule: 'A heading is a noun of one to three words, the same as in the form and on the record.',
      say: { fr: 'Reste à payer', en: 'Remaining' },
      not: { fr: 'Montant qu’il reste à payer', en: 'Amount that remains to be paid' },
    },
  ],
} satisfies WidgetGuide;
