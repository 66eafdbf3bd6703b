import { securite } from '@comptoir/contract/securite';
import { createStore } from '@comptoir/mocks/createStore';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { typeInto } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ProfilScreen } from './ProfilScreen';

const PATH = '/user/users-profile';

const meta: Meta<typeof ProfilScreen> = {
  title: 'Screens/Utilisateurs/ProfilScreen',
  component: ProfilScreen,
  decorators: [inApp],
  parameters: scene({ path: PATH }),
};
export default meta;

type Story = StoryObj<typeof ProfilScreen>;

/** Gives the user a second factor with this many recovery codes left. */
function withFacteur(left: number): Partial<Store> {
  const secours = Array.from({ length: left }, (_, rank) => `abcd-efgh-${rank}`);
  return {
    facteurs: [{ utilisateurid: 1, secret: 'JBSWY3DPEHPK3PXP', confirme: true, dernierpas: 0, secours }],
  };
}

export const Playground: Story = {};

export const FactorInPlace: Story = { parameters: scene({ path: PATH, overrides: () => [withFacteur(8)] }) };

/** So few codes are left that the card tells how to get new ones. */
export const FewCodesLeft: Story = { parameters: scene({ path: PATH, overrides: () => [withFacteur(1)] }) };

const READS = [securite.facteur, securite.sessions];

export const Loading: Story = {
  parameters: scene({ path: PATH, handlers: READS.map((call) => slowCall(call, 'infinite')) }),
};

export const Failed: Story = {
  parameters: scene({ path: PATH, handlers: READS.map((call) => failingCall(call, 'base.indisponible')) }),
};

/** The two passwords must be identical (spec § 5). */
export const DifferentPasswords: Story = {
  play: async ({ canvasElement }) => {
    await typeInto(/^(Mot de passe actuel|Current password)/, 'aya.kouassi au comptoir');
    await typeInto(/^(Nouveau mot de passe|New password)/, 'un comptoir ouvert');
    await typeInto(/^(Répétez|Repeat)/, 'un comptoir fermé');
    const save = within(canvasElement).getByRole('button', { name: /^(Changer le mot de passe|Change the password)$/ });
    await userEvent.click(save);
  },
};

const open = async () => {
  const name = /^(Activer|Set) .* ?(second facteur|second factor)$/;
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
};

export const SettingTheFactor: Story = { play: open };

/** Shows the key, and asks for a code that proves that the phone has it. */
export const TheKey: Story = {
  play: async () => {
    await open();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^(Mot de passe actuel|Current password)/), 'aya.kouassi au comptoir');
    await userEvent.click(dialog.getByRole('button', { name: /^(Continuer|Continue)$/ }));
    await screen.findByText('JBSW', { exact: false });
  },
};

function longNames(): Partial<Store> {
  const { utilisateurs, organisation } = createStore();
  const long = 'Kouassi-Koffi de la Grande Famille des Akan de Bondoukou et de Tanda';
  return {
    organisation: {
      ...organisation,
      compagnie: 'Société ivoirienne de construction et de travaux publics de Yamoussoukro-Assabou',
    },
    utilisateurs: utilisateurs.map((user) => ({ ...user, nom: long, prenom: `Aya Marie-Laure ${long}` })),
  };
}

export const LongTexts: Story = {
  parameters: scene({ path: PATH, overrides: () => [longNames()] }),
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };
