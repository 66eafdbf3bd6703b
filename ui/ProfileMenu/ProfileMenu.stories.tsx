import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, UserRound } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu';

const meta: Meta<typeof ProfileMenu> = {
  title: 'Widgets/Navigation/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Awa Koné',
    detail: 'Caissière',
    items: [
      { id: 'profil', label: 'Mon profil', icon: <UserRound aria-hidden />, href: '#profil' },
      { id: 'logout', label: 'Se déconnecter', icon: <LogOut aria-hidden />, onSelect: fn() },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof ProfileMenu>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Awa Koné, Caissière' }));
    await expect(within(document.body).getByRole('menuitem', { name: 'Mon profil' })).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: { name: 'Marie-Emmanuelle Kouassi N’Guessan', detail: 'Responsable administrative et financière' },
};

export const Phone: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Open, tags: ['mode'], globals: { theme: 'dark' } };
