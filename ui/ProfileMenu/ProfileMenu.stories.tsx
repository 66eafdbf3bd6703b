import { LogOut, UserRound } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../stories/preview';
import { ProfileMenu } from './ProfileMenu';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const Open = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Awa Koné, Caissière' }));
    await expect(within(document.body).getByRole('menuitem', { name: 'Mon profil' })).toHaveFocus();
  },
});

export const LongTexts = meta.story({
  args: { name: 'Marie-Emmanuelle Kouassi N’Guessan', detail: 'Responsable administrative et financière' },
});
