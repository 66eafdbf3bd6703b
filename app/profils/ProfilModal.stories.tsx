import { modules, profils } from '@comptoir/contract/profils';
import { PERMISSIONS } from '@comptoir/domain/permission';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pressSave, typeInto } from '../stories/play';
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
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Tout\s: Clients$/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saisir des mouvements' }));
    await expect(await screen.findByText('1 permission retirée')).toBeInTheDocument();
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
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Rechercher une permission' }), term);
};

export const Found = meta.story({ args: { profil }, play: search('regler') });

export const NothingFound = meta.story({ args: { profil }, play: search('zzz') });

/** The label is required. */
export const Invalid = meta.story({ play: pressSave });

export const Loading = meta.story({
  args: { profil },
  parameters: scene({ handlers: [slowCall(modules.all, 'infinite')] }),
});

export const Failed = meta.story({
  args: { profil },
  parameters: scene({ handlers: [failingCall(modules.all, 'base.indisponible')] }),
});

export const Saving = meta.story({
  args: { profil },
  play: pressSave,
  parameters: scene({ handlers: [slowCall(profils.update, 'infinite')] }),
});

/** The author lost a permission while they worked, so the server refuses. */
export const Refused = meta.story({
  args: { profil },
  play: pressSave,
  parameters: scene({
    handlers: [
      failingCall(profils.update, 'profil.permission_non_detenue', { params: { permissions: 'depenses.regler' } }),
    ],
  }),
});

/** Someone else saved first: the typed values stay, and Reload takes over the other version. */
export const Conflict = meta.story({
  args: { profil },
  play: async () => {
    await typeInto(/^Libellé/, 'Caissier principal');
    await pressSave();
    await expect(await screen.findByRole('button', { name: 'Recharger l’élément' })).toBeVisible();
  },
  parameters: scene({
    handlers: [
      failingCall(profils.update, 'conflit.version', {
        data: { ...profil, permissions: ['tableau de bord', 'caisses'], version: 4 },
      }),
    ],
  }),
});
