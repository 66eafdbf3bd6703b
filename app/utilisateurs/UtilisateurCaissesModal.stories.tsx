import { caisses } from '@comptoir/contract/caisses';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import { utilisateurs as utilisateursFixtures } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { pressSave } from '../stories/play';
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

export const Loading = meta.story({ parameters: scene({ handlers: [slowCall(caisses.all, 'infinite')] }) });

export const Failed = meta.story({ parameters: scene({ handlers: [failingCall(caisses.all, 'base.indisponible')] }) });

const all = async () => userEvent.click(await screen.findByLabelText(/^Toutes les caisses/));

export const Saving = meta.story({
  play: async () => {
    await all();
    await pressSave();
  },
  parameters: scene({ handlers: [slowCall(utilisateurs.giveCaisses, 'infinite')] }),
});

export const Refused = meta.story({
  play: async () => {
    await all();
    await pressSave();
  },
  parameters: scene({ handlers: [failingCall(utilisateurs.giveCaisses, 'utilisateur.dernier_administrateur')] }),
});
