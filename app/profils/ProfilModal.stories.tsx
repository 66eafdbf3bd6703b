import { PERMISSIONS } from '@comptoir/domain/permission';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ProfilModal } from './ProfilModal';

/** The profile of the cashiers, as the API returns it. */
const profil = {
  profilid: 2,
  libelle: 'Caissier',
  permissions: ['tableau de bord', 'depenses', ...PERMISSIONS.depenses, 'caisses', ...PERMISSIONS.caisses],
  nombreutilisateur: 2,
  version: 3,
};

const meta = preview.meta({
  title: 'Screens/Parametre/ProfilModal',
  component: ProfilModal,
  decorators: [inApp],
  parameters: scene(),
  args: { profil: null, onClose: fn() },
});

/** No permission is chosen yet. */
export const Playground = meta.story();

export const Editing = meta.story({ args: { profil } });

/** Before the save, the form shows what is given and taken away, for two users from their next action on. */
export const Changed = meta.story({
  args: { profil },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: wording('profil.toutmodule', { module: 'Clients' }) }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: wording('module.mouvements') }));
    await expect(await screen.findByText(wording('profil.retirees', { count: 1 }))).toBeInTheDocument();
  },
});

/** The user manages profiles but holds few permissions: the others are shown and cannot be changed. */
export const NotHeld = meta.story({
  args: { profil },
  parameters: scene({
    overrides: () => [
      {
        utilisateurs: utilisateurs().map((row) => ({
          ...row,
          permissions: ['profils', 'profils.gerer', 'depenses', 'depenses.creer', 'clients'],
        })),
      },
    ],
  }),
});

const search = (term: string) => async () => {
  await userEvent.type(await screen.findByRole('searchbox', { name: wording('profil.rechercherpermission') }), term);
};

export const NothingFound = meta.story({ args: { profil }, play: search('zzz') });
