import { asProfile } from '@comptoir/mocks/states';
import { utilisateurs as utilisateursFixtures } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import { gardien, sansDroit } from './testing/gardien';
import { utilisateur } from './testing/utilisateur';
import { UtilisateurCaissesModal } from './UtilisateurCaissesModal';

const meta = preview.meta({
  title: 'Screens/Utilisateurs/UtilisateurCaissesModal',
  component: UtilisateurCaissesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { utilisateur: { ...utilisateur, caisses: [2, 5] }, onClose: fn() },
});

/** The user may see two registers only. */
export const Playground = meta.story();

export const All = meta.story({ args: { utilisateur } });

const giver = [
  asProfile('lecteur'),
  { utilisateurs: sansDroit(gardien(utilisateursFixtures(), 3, 'utilisateurs.modifier'), 2) },
];

/** The author changes users but may not use registers: only the registers' names are shown (CONTRACT "Permissions"). */
export const Giver = meta.story({ parameters: scene({ overrides: () => giver }) });

/** No register is chosen: a text says what that means. */
export const None = meta.story({ args: { utilisateur: { ...utilisateur, caisses: [] } } });
