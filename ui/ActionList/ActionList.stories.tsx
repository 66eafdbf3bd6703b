import { Pencil, ScrollText, Trash2 } from 'lucide-react';
import { fn, userEvent, within } from 'storybook/test';
import preview from '../stories/preview';
import { ActionList } from './ActionList';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const Open = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Actions/ }));
  },
});

/** Without a main action there is only the menu. */
export const MenuOnly = meta.story({ args: { main: undefined } });

/** The actions at the head of the record's own page. */
export const AtHead = meta.story({
  args: { isHead: true, main: { text: 'Régler', label: 'Régler la dépense Transport du 12/11/2026', onSelect: fn() } },
});

/** The row has no other action, so there is no menu. */
export const MainOnly = meta.story({ args: { items: [] } });
