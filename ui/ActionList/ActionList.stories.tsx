import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandCoins, Pencil, ScrollText, Trash2 } from 'lucide-react';
import { fn, userEvent, within } from 'storybook/test';
import { ActionList } from './ActionList';
import { FoldedActions } from './FoldedActions';

const meta: Meta<typeof ActionList> = {
  title: 'Widgets/Actions/ActionList',
  component: ActionList,
  args: {
    label: 'Actions : Transport du 12/11/2026',
    items: [
      {
        id: 'reglements',
        text: 'Règlements',
        label: 'Règlements de la dépense Transport du 12/11/2026',
        icon: <HandCoins aria-hidden />,
        isMain: true,
        onSelect: fn(),
      },
      {
        id: 'historique',
        text: 'Historique',
        label: 'Historique de « Transport »',
        icon: <ScrollText aria-hidden />,
        onSelect: fn(),
      },
      {
        id: 'modifier',
        text: 'Modifier',
        label: 'Modifier la dépense Transport du 12/11/2026',
        icon: <Pencil aria-hidden />,
        onSelect: fn(),
      },
      {
        id: 'supprimer',
        text: 'Supprimer',
        label: 'Supprimer la dépense Transport du 12/11/2026',
        icon: <Trash2 aria-hidden />,
        tone: 'danger',
        onSelect: fn(),
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof ActionList>;

export const Playground: Story = {};

/** Where there is little room: the main action and a menu. */
export const Folded: Story = {
  decorators: [
    (Story) => (
      <FoldedActions value={true}>
        <Story />
      </FoldedActions>
    ),
  ],
};

export const FoldedOpen: Story = {
  ...Folded,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Actions/ }));
  },
};

export const Dark: Story = { ...FoldedOpen, tags: ['mode'], globals: { theme: 'dark' } };
