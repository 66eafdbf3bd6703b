import { Plus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { ErrorState } from '../ErrorState';
import type { WidgetGuide } from '../theme/guide/widgetGuide';
import { EmptyState } from './EmptyState';
import { Action, Description, Mark, Title } from './EmptyState.styles';

const nothing = () => undefined;
const FAILED = 'La liste n’a pas pu être chargée';
const FIRST = 'Enregistrez une première dépense ; elle se règle ensuite depuis une caisse.';
const create = <Button icon={<Plus aria-hidden />}>Nouvelle dépense</Button>;

const notFound = (action: ReactNode) => (
  <EmptyState
    icon={<SearchX aria-hidden />}
    title="Opps!! Aucun résultat trouvé."
    description="Aucun élément ne correspond à « transpotr »."
    action={action}
  />
);

export const guide = {
  anatomy: {
    sample: <EmptyState title="Opps! Aucune donnée" description={FIRST} action={create} />,
    parts: [
      { at: `${Mark}`, name: 'Icon', says: 'An empty tray; another one where it says more.' },
      { at: `${Title}`, name: 'Title', says: 'Says that there is nothing. No heading: the screen has one.' },
      { at: `${Description}`, name: 'Description', says: 'What will stand here, or why there is nothing.' },
      { at: `${Action}`, name: 'Action', says: 'The way on: one button, for people who have the permission.' },
    ],
  },
  dos: [
    {
      shows: notFound(<Button variant="secondary">Effacer la recherche</Button>),
      says: 'After a search, repeat what was searched, and offer to clear it (DESIGN rule 2).',
    },
    {
      shows: (
        <ErrorState title={FAILED} description="Pas de réponse du serveur." retryLabel="Réessayer" onRetry={nothing} />
      ),
      says: 'Take ErrorState for a list that could not be read: it says so in red, and tries again.',
    },
  ],
  donts: [
    {
      shows: notFound(create),
      says: 'Do not offer New after a search: people enter again what exists under another spelling.',
    },
    {
      shows: <EmptyState title={FAILED} />,
      says: 'Do not draw a failure like an empty list: it looks as if nothing were owed (DESIGN rule 2).',
    },
  ],
  words: [
    {
      rule: 'The description names the first step, then what becomes possible.',
      say: { fr: FIRST, en: 'Record a first expense; it is then paid from a cash register.' },
      not: { fr: 'Aucune dépense enregistrée.', en: 'No expenses recorded.' },
    },
    {
      rule: 'Nothing is left to do? Say it as good news.',
      say: {
        fr: 'Aucun client ne doit rien : toutes les commandes sont soldées.',
        en: 'No client owes anything: every order is settled.',
      },
      not: { fr: 'Aucune créance trouvée.', en: 'No receivables found.' },
    },
  ],
} satisfies WidgetGuide;
