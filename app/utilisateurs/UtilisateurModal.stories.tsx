import { profils } from '@comptoir/contract/profils';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { failing, slow, unreachable } from '@comptoir/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pressSave, typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { administrateur, utilisateur } from './testing/utilisateur';
import { UtilisateurModal } from './UtilisateurModal';

const meta: Meta<typeof UtilisateurModal> = {
  title: 'Screens/Utilisateurs/UtilisateurModal',
  component: UtilisateurModal,
  decorators: [inApp],
  parameters: scene(),
  args: { utilisateur: null, onClose: fn(), onCreated: fn() },
};
export default meta;

type Story = StoryObj<typeof UtilisateurModal>;

/** Somebody new: a password may be typed, otherwise one is made. */
export const Playground: Story = {};

export const Editing: Story = { args: { utilisateur } };

/** Oneself: neither the profile nor the end of the access. */
export const Oneself: Story = { args: { utilisateur: administrateur } };

/** Names, a profile and a username are required. */
export const Invalid: Story = { play: pressSave };

/** Save is off, and says what is missing. */
export const PasswordTooShort: Story = { play: () => typeInto(/^Mot de passe/, 'court') };

const fill = async () => {
  await typeInto(/^Nom( \*)?$/, 'Koné');
  await typeInto(/^Prénoms/, 'Aminata');
  await typeInto(/^Identifiant/, 'aminata.kone');
  await screen.findByRole('option', { name: 'Caissier' });
  await userEvent.selectOptions(screen.getByLabelText(/^Profil/), 'Caissier');
  await pressSave();
};

/** The wait text stands in for Save. */
export const Saving: Story = {
  play: fill,
  parameters: scene({ handlers: [slow(utilisateurs.create, 'infinite')] }),
};

/** The profile holds a permission that the author does not. */
export const NotHeld: Story = {
  play: fill,
  parameters: scene({
    handlers: [
      failing(utilisateurs.create, 'profil.permission_non_detenue', { params: { permissions: 'depenses.regler' } }),
    ],
  }),
};

export const AnswerLost: Story = {
  play: fill,
  parameters: scene({ handlers: [unreachable(utilisateurs.create)] }),
};

/** The form says that the profiles could not be read. */
export const WithoutProfils: Story = {
  parameters: scene({ handlers: [failing(profils.all, 'base.indisponible')] }),
};

/** Someone else saved first: what is typed stays, Reload takes over their version. */
export const Conflict: Story = {
  args: { utilisateur },
  play: async () => {
    await typeInto(/^Adresse/, 'Treichville, avenue 8');
    await pressSave();
    await expect(await screen.findByRole('button', { name: 'Recharger l’élément' })).toBeVisible();
  },
  parameters: scene({
    handlers: [
      failing(utilisateurs.update, 'conflit.version', { data: { ...utilisateur, contact: '0700000000', version: 2 } }),
    ],
  }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { utilisateur }, globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
