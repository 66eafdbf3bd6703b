import { utilisateurs as calls } from '@comptoir/contract/utilisateurs';
import { PROFIL } from '@comptoir/mocks/profils.fixtures';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, settledPage } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { gardien, sansDroit } from './testing/gardien';
import { nombreux } from './testing/nombreux';
import { UtilisateursScreen } from './UtilisateursScreen';

const meta: Meta<typeof UtilisateursScreen> = {
  title: 'Screens/Utilisateurs/UtilisateursScreen',
  component: UtilisateursScreen,
  decorators: [inApp],
  parameters: scene({ path: '/user/users-cards', route: '/user/users-cards' }),
};
export default meta;

type Story = StoryObj<typeof UtilisateursScreen>;

/**
 * The list includes the user themselves, an access that ends soon, a second factor, and a locked and expired access.
 */
export const Playground: Story = {};

export const Table: Story = { parameters: scene({ path: '/?vue=liste' }) };

/** The users of a profile, to which the refused deletion of that profile links. */
export const OfProfil: Story = { parameters: scene({ path: `/?profilid=${PROFIL.caissier}` }) };

export const LastPage: Story = {
  parameters: scene({ path: '/?page=2', overrides: () => [{ utilisateurs: nombreux(utilisateurs()) }] }),
};

/** Names, address and username are very long. */
export const LongTexts: Story = {
  parameters: scene({
    overrides: () => [
      {
        utilisateurs: utilisateurs().map((row) => ({
          ...row,
          prenom: 'Marie-Emmanuelle Affoué Akissi Adjoua Bénédicte',
          nom: 'Kouakou-N’Guessan épouse Ouattara-Coulibaly',
          username: `marie-emmanuelle.kouakou-nguessan-ouattara-coulibaly-${row.utilisateurid}`,
          email: 'marie-emmanuelle.kouakou-nguessan-ouattara@batir-ensemble-cote-divoire.ci',
        })),
      },
    ],
  }),
};

export const Found: Story = { parameters: scene({ path: '/?search=nguessan' }) };

export const NothingFound: Story = { parameters: scene({ path: '/?search=zzz' }) };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(calls.list, 'infinite')] }) };

export const LoadingTable: Story = {
  parameters: scene({ path: '/?vue=liste', handlers: [slowCall(calls.list, 'infinite')] }),
};

export const Failed: Story = { parameters: scene({ handlers: [failingCall(calls.list, 'base.indisponible')] }) };

/** The user sees everybody and changes nothing. */
export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

/** The user may lock and unlock only users with no more permissions than they have: Mireille. */
export const Guardian: Story = {
  parameters: scene({
    overrides: () => [asProfile('lecteur'), { utilisateurs: sansDroit(gardien(utilisateurs(), 3), 6) }],
  }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const NarrowTable: Story = {
  parameters: scene({ path: '/?vue=liste' }),
  globals: { viewport: { value: 'phone' } },
};

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

const press = (name: RegExp) => async () => userEvent.click(await screen.findByRole('button', { name }));

/** The question names the user and the consequence; the focus is on Non. */
export const Locking: Story = { play: () => pressInRow(/: Ibrahim/, 'Verrouiller') };

export const Unlocking: Story = { play: () => pressInRow(/: Mireille/, 'Déverrouiller') };

/** Yacouba lost both the phone and the recovery codes. */
export const FreeingOfFacteur: Story = { play: () => pressInRow(/: Yacouba/, 'Retirer le second facteur') };

export const Deleting: Story = { play: () => pressInRow(/: Ibrahim/, 'Supprimer') };

/** The server refuses: the question stays open, with the reason. */
export const DeletionRefused: Story = {
  parameters: scene({ handlers: [failingCall(calls.remove, 'utilisateur.dernier_administrateur')] }),
  play: async () => {
    await pressInRow(/: Ibrahim/, 'Supprimer');
    await press(/^Oui$/)();
    await screen.findByText(/administrateur actif/, { selector: '[role=alertdialog] *' });
    await settledPage();
  },
};
