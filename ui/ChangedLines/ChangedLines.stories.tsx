import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangedLines } from './ChangedLines';

const BEFORE = ['Clients : Ouvrir et consulter', 'Clients : Supprimer', 'Commandes : Créer'];
const AFTER = ['Clients : Ouvrir et consulter', 'Commandes : Créer', 'Commandes : Régler'];

const meta: Meta<typeof ChangedLines> = {
  title: 'Widgets/Data display/ChangedLines',
  component: ChangedLines,
  args: { lines: AFTER, others: BEFORE, change: 'added' },
};
export default meta;

type Story = StoryObj<typeof ChangedLines>;

export const Playground: Story = {};

export const Removed: Story = { args: { lines: BEFORE, others: AFTER, change: 'removed' } };

export const Unchanged: Story = { args: { others: AFTER } };

export const LongTexts: Story = {
  args: {
    lines: ['Réapprovisionnement-exceptionnel-de-la-caisse-principale-du-chantier-de-Yopougon', ...AFTER],
    style: { maxWidth: 220 },
  },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
