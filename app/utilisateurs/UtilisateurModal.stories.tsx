import { profils } from '@comptoir/contract/profils';
import { failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
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

/** The form says that the profiles could not be read. */
export const WithoutProfils = meta.story({
  parameters: scene({ handlers: [failingCall(profils.all, 'base.indisponible')] }),
});
