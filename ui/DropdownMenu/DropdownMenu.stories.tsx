import type { StoryObj } from '@storybook/react-vite';
import { Archive, Download, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../stories/preview';
import { DropdownMenu } from './DropdownMenu';

const meta = preview.meta({
  title: 'Widgets/Actions/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: 'Actions de la vidéo inauguration.mp4',
    items: [
      { id: 'edit', label: 'Modifier', icon: <Pencil aria-hidden />, onSelect: fn() },
      { id: 'download', label: 'Télécharger', icon: <Download aria-hidden />, href: '#inauguration' },
      { id: 'archive', label: 'Archiver', icon: <Archive aria-hidden />, disabled: true, onSelect: fn() },
      { id: 'delete', label: 'Supprimer', icon: <Trash2 aria-hidden />, tone: 'danger', onSelect: fn() },
    ],
  },
});

export const Playground = meta.story();

const open: StoryObj<typeof DropdownMenu>['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await within(document.body).findByRole('menu')).toBeVisible();
};

export const Open = meta.story({ play: open });

export const LongTexts = meta.story({
  args: {
    items: [
      { id: 'a', label: 'Envoyer par WhatsApp à Awa Koné, Entreprise générale de bâtiment', onSelect: fn() },
      { id: 'b', label: 'Imprimer', onSelect: fn() },
    ],
  },
  play: open,
  globals: { viewport: { value: 'phone' } },
});
