import { Amount } from '../Amount';
import { Badge } from '../Badge';
import { DataTable } from '../DataTable';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { DescriptionList, type DescriptionListProps } from './DescriptionList';

type Item = DescriptionListProps['items'][number];

const items: Item[] = [
  { id: 'type', label: 'Type', value: 'Logistique' },
  { id: 'reste', label: 'Reste à payer', value: <Amount value={70_000} /> },
  { id: 'statut', label: 'Statut', value: <Badge tone="warning">Insoldé</Badge> },
];
const absent = ['Étape', 'Référence', 'Description'].map((label) => ({ id: label, label, value: '—' }));

const known = items.slice(1);

const list = (shown: readonly Item[]) => (
  <DescriptionList items={shown} style={{ width: '480px', maxWidth: '100%' }} minWidth="7.5rem" />
);

export const guide = {
  anatomy: {
    sample: list(items),
    parts: [
      { at: 'dt', name: 'Label', says: 'Names the fact. Small and grey, because people read the values.' },
      { at: 'dd', name: 'Value', says: 'A text, or a widget that shows it better.' },
      { at: 'dl > div:last-child', name: 'Pair', says: 'Label and value stay together. Pairs wrap with the width.' },
    ],
  },
  dos: [
    { shows: list(items), says: 'Use it for what is known about one thing, the most wanted fact first.' },
    { shows: list(known), says: 'List the facts that are known, and leave out the others.' },
  ],
  donts: [
    {
      shows: (
        <DataTable
          style={{ width: '100%' }}
          caption="Fiche"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'label', header: 'Champ', render: ({ label }) => label, isPrimary: true },
            { key: 'value', header: 'Valeur', render: ({ value }) => value, phone: 'amount' },
          ]}
        />
      ),
      says: 'Do not make a table of one record: there is nothing to compare, and its headings say nothing.',
    },
    {
      shows: list([...known, ...absent]),
      says: 'Do not fill the list with dashes: what is known is lost among them.',
    },
  ],
  words: [
    {
      rule: 'A label is a noun without a colon: its place says what it belongs to.',
      say: { fr: 'Reste à payer', en: 'Remaining' },
      not: { fr: 'Reste à payer :', en: 'Remaining:' },
    },
    {
      rule: 'Where it matters that a value is absent, say so in words.',
      say: { fr: 'Aucune date définie', en: 'No date set' },
      not: { fr: 'N/A', en: 'N/A' },
    },
  ],
} satisfies WidgetGuide;
