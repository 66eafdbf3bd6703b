import { profils } from '@comptoir/contract/profils';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
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

const fill = async () => {
  await typeInto(/^Nom( \*)?$/, 'Koné');
  await typeInto(/^Prénoms/, 'Aminata');
  await typeInto(/^Identifiant/, 'aminata.kone');
  await screen.findByRole('option', { name: 'Caissier' });
  await userEvent.selectOptions(screen.getByLabelText(/^Profil/), 'Caissier');
  await pressSave();
};

/** The chosen profile holds a permission that the author does not hold, so the server refuses. */
export const NotHeld = meta.story({
  play: fill,
  parameters: scene({
    handlers: [
      failingCall(utilisateurs.create, 'profil.permission_non_detenue', { params: { permissions: 'depenses.regler' } }),
    ],
  }),
});

/** The form says that the profiles could not be read. */
export const WithoutProfils = meta.story({
  parameters: scene({ handlers: [failingCall(profils.all, 'base.indisponible')] }),
});
