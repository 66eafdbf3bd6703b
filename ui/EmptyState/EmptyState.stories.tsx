import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, SearchX } from 'lucide-react';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const meta: Meta<typeof EmptyState> = {
  title: 'Widgets/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Opps! Aucune donnée',
    description: 'Enregistrez une première dépense : elle apparaîtra ici.',
    action: <Button icon={<Plus aria-hidden />}>Nouveau</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const Playground: Story = {};

export const TitleOnly: Story = { args: { description: undefined, action: undefined } };

export const NothingFound: Story = {
  args: {
    icon: <SearchX aria-hidden />,
    description: 'Aucune dépense ne correspond à « transpotr ».',
    action: <Button variant="secondary">Effacer la recherche</Button>,
  },
};

export const LongWord: Story = {
  args: { description: `Aucune dépense ne correspond à « ${'devis_corrige_signe_et_tamponne_'.repeat(3)} ».` },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { ...NothingFound, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
