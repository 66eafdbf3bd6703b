import { Plus, SearchX } from 'lucide-react';
import { Button } from '../Button';
import preview from '../stories/preview';
import { EmptyState } from './EmptyState';

const meta = preview.meta({
  title: 'Widgets/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Opps! Aucune donnée',
    description: 'Enregistrez une première dépense : elle apparaîtra ici.',
    action: <Button icon={<Plus aria-hidden />}>Nouveau</Button>,
  },
});

export const Playground = meta.story();

export const TitleOnly = meta.story({ args: { description: undefined, action: undefined } });

export const NothingFound = meta.story({
  args: {
    icon: <SearchX aria-hidden />,
    description: 'Aucune dépense ne correspond à « transpotr ».',
    action: <Button variant="secondary">Effacer la recherche</Button>,
  },
});

export const LongWord = meta.story({
  args: { description: `Aucune dépense ne correspond à « ${'devis_corrige_signe_et_tamponne_'.repeat(3)} ».` },
  globals: { viewport: { value: 'phone' } },
});
