import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Download, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { DropdownMenu } from './DropdownMenu';

const meta: Meta<typeof DropdownMenu> = {
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
};
export default meta;

type Story = StoryObj<typeof DropdownMenu>;

export const Playground: Story = {};

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await expect(await within(document.body).findByRole('menu')).toBeVisible();
};

export const Open: Story = { play: open };

export const OwnTrigger: Story = {
  args: { trigger: (props) => <Button {...props}>Exporter</Button>, placement: 'bottom-start' },
};

export const LongTexts: Story = {
  args: {
    items: [
      { id: 'a', label: 'Envoyer par WhatsApp à Awa Koné, Entreprise générale de bâtiment', onSelect: fn() },
      { id: 'b', label: 'Imprimer', onSelect: fn() },
    ],
  },
  play: open,
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { play: open, globals: { theme: 'dark' } };
