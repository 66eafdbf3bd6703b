import type { ReactNode } from 'react';
import { ActionList } from '../ActionList';
import { Amount } from '../Amount';
import { Badge } from '../Badge';
import { DescriptionList } from '../DescriptionList';
import { Stack } from '../Stack';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { Card, CardFooter, CardHeader } from './Card';
import { Footer, Subtitle, Title } from './Card.styles';

const nothing = () => undefined;
const main = { text: 'Détails', label: 'Détails du projet Marché de Cocody', onSelect: nothing };
const edit = { id: 'edit', label: 'Modifier', onSelect: nothing };
const owner = { id: 'owner', label: 'Responsable', value: 'Awa Koné' };
const end = { id: 'datefin', label: 'Date de fin', value: '30 juin 2027' };
const facts = <DescriptionList items={[owner, end]} minWidth="6.875rem" />;

const holding = (content: ReactNode) => (
  <Card>
    <CardHeader title="Marché de Cocody" subtitle="Quarante étals" aside={<Badge tone="info">En cours</Badge>} />
    {content}
    <CardFooter>
      <ActionList label="Actions : Marché de Cocody" main={main} items={[edit]} />
    </CardFooter>
  </Card>
);

const row = (libelle: string, montant: number) => (
  <Card>
    <CardHeader title={libelle} aside={<Amount value={montant} />} />
  </Card>
);

const rows = (
  <Stack gap={2}>
    {row('Transport', 12_500)}
    {row('Ciment, 40 sacs', 220_000)}
    {row('Loyer du dépôt', 1_500_000)}
  </Stack>
);

export const guide = {
  anatomy: {
    sample: holding(facts),
    parts: [
      { at: `${Title}`, name: 'Title', says: 'The name of what the card holds; a heading of level 2 or 3.' },
      { at: `${Subtitle}`, name: 'Subtitle', says: 'Optional: one line more.' },
      { at: '[data-tone]', name: 'Aside', says: 'Optional: its state, or one small amount.' },
      { at: 'dl', name: 'Content', says: 'What belongs together, and nothing else.' },
      { at: `${Footer}`, name: 'Footer', says: 'One action as a word, the others in a menu (DESIGN rule 7).' },
    ],
  },
  dos: [
    { shows: holding(facts), says: 'Use one for a thing that people know by its name, its state and its actions.' },
    { shows: holding(facts), says: 'Keep one frame: headings and space divide what is inside.' },
  ],
  donts: [
    { shows: rows, says: 'Do not make cards of rows that are compared: DataTable shows ten where these show three.' },
    {
      shows: holding(<Card>{facts}</Card>),
      says: 'Do not put a card into a card: the second frame takes room and says nothing.',
    },
  ],
  words: [
    {
      rule: 'Screen readers hear the whole name of an action, which begins with the word that is seen (DESIGN rule 7).',
      say: { fr: 'Détails du projet Marché de Cocody', en: 'Details of the project Marché de Cocody' },
      not: { fr: 'Ouvrir', en: 'Open' },
    },
  ],
} satisfies WidgetGuide;
