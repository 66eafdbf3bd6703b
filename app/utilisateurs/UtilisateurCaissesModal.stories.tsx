import { caisses } from '@comptoir/contract/caisses';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import { utilisateurs as utilisateursFixtures } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { pressSave } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { gardien, sansDroit } from './testing/gardien';
import { utilisateur } from './testing/utilisateur';
import { UtilisateurCaissesModal } from './UtilisateurCaissesModal';

const meta: Meta<typeof UtilisateurCaissesModal> = {
  title: 'Screens/Utilisateurs/UtilisateurCaissesModal',
  component: UtilisateurCaissesModal,
  decorators: [inApp],
  parameters: scene(),
  args: { utilisateur: { ...utilisateur, caisses: [2, 5] }, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof UtilisateurCaissesModal>;

/** The user may see two registers only. */
export const Playground: Story = {};

export const All: Story = { args: { utilisateur } };

const giver = [
  asProfile('lecteur'),
  { utilisateurs: sansDroit(gardien(utilisateursFixtures(), 3, 'utilisateurs.modifier'), 2) },
];

/** The author changes users but may not use registers: only the registers' names are shown (CONTRACT "Permissions"). */
export const Giver: Story = { parameters: scene({ overrides: () => giver }) };

/** No register is chosen: a text says what that means. */
export const None: Story = { args: { utilisateur: { ...utilisateur, caisses: [] } } };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(caisses.all, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failingCall(caisses.all, 'base.indisponible')] }) };

const all = async () => userEvent.click(await screen.findByLabelText(/^Toutes les caisses/));

export const Saving: Story = {
  play: async () => {
    await all();
    await pressSave();
  },
  parameters: scene({ handlers: [slowCall(utilisateurs.giveCaisses, 'infinite')] }),
};

export const Refused: Story = {
  play: async () => {
    await all();
    await pressSave();
  },
  parameters: scene({ handlers: [failingCall(utilisateurs.giveCaisses, 'utilisateur.dernier_administrateur')] }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
