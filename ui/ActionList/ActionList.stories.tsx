import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, ScrollText, Trash2 } from 'lucide-react';
import { fn, userEvent, within } from 'storybook/test';
import { ActionList } from './ActionList';

const meta: Meta<typeof ActionList> = {
  title: 'Widgets/Actions/ActionList',
  component: ActionList,
  args: {
    label: 'Actions : Transport du 12/11/2026',
    main: { text: 'Règlements', label: 'Règlements de la dépense Transport du 12/11/2026', onSelect: fn() },
    items: [
      { id: 'historique', label: 'Historique', icon: <ScrollText aria-hidden />, onSelect: fn() },
      { id: 'modifier', label: 'Modifier', icon: <Pencil aria-hidden />, onSelect: fn() },
      { id: 'supprimer', label: 'Supprimer', icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: fn() },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof ActionList>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Actions/ }));
  },
};

/** Without a main action there is only the menu. */
export const MenuOnly: Story = { args: { main: undefined } };

/** The actions at the head of the record's own page. */
export const AtHead: Story = {
  args: { isHead: true, main: { text: 'Régler', label: 'Régler la dépense Transport du 12/11/2026', onSelect: fn() } },
};

/** The row has no other action, so there is no menu. */
export const MainOnly: Story = { args: { items: [] } };

export const Dark: Story = { ...Open, tags: ['mode'], globals: { theme: 'dark' } };
