import { profils } from '@comptoir/contract/profils';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { failingCall, slowCall, unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pressSave, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { administrateur, utilisateur } from './testing/utilisateur';
import { UtilisateurModal } from './UtilisateurModal';

const meta = preview.meta({
  title: 'Screens/Utilisateurs/UtilisateurModal',
  component: UtilisateurModal,
  decorators: [inApp],
  parameters: scene(),
  args: { utilisateur: null, onClose: fn(), onCreated: fn() },
});

/** A new user: a password may be typed, otherwise one is generated. */
export const Playground = meta.story();

export const Editing = meta.story({ args: { utilisateur } });

/** The author's own record: profile and end of the access cannot be changed. */
export const Oneself = meta.story({ args: { utilisateur: administrateur } });

/** Names, a profile and a username are required. */
export const Invalid = meta.story({ play: pressSave });

/** Save is disabled, and the form says what is missing. */
export const PasswordTooShort = meta.story({ play: () => typeInto(/^Mot de passe/, 'court') });

const fill = async () => {
  await typeInto(/^Nom( \*)?$/, 'Koné');
  await typeInto(/^Prénoms/, 'Aminata');
  await typeInto(/^Identifiant/, 'aminata.kone');
  await screen.findByRole('option', { name: 'Caissier' });
  await userEvent.selectOptions(screen.getByLabelText(/^Profil/), 'Caissier');
  await pressSave();
};

/** While the user is saved, the waiting text replaces Save. */
export const Saving = meta.story({
  play: fill,
  parameters: scene({ handlers: [slowCall(utilisateurs.create, 'infinite')] }),
});

/** The chosen profile holds a permission that the author does not hold, so the server refuses. */
export const NotHeld = meta.story({
  play: fill,
  parameters: scene({
    handlers: [
      failingCall(utilisateurs.create, 'profil.permission_non_detenue', { params: { permissions: 'depenses.regler' } }),
    ],
  }),
});

export const AnswerLost = meta.story({
  play: fill,
  parameters: scene({ handlers: [unreachableCall(utilisateurs.create)] }),
});

/** The form says that the profiles could not be read. */
export const WithoutProfils = meta.story({
  parameters: scene({ handlers: [failingCall(profils.all, 'base.indisponible')] }),
});

/** Someone else saved first: the typed values stay, and Reload takes over the other version. */
export const Conflict = meta.story({
  args: { utilisateur },
  play: async () => {
    await typeInto(/^Adresse/, 'Treichville, avenue 8');
    await pressSave();
    await expect(await screen.findByRole('button', { name: 'Recharger l’élément' })).toBeVisible();
  },
  parameters: scene({
    handlers: [
      failingCall(utilisateurs.update, 'conflit.version', {
        data: { ...utilisateur, contact: '0700000000', version: 2 },
      }),
    ],
  }),
});
