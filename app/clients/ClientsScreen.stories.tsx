import { clients } from '@comptoir/contract/clients';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, settledPage } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ClientsScreen } from './ClientsScreen';

const meta: Meta<typeof ClientsScreen> = {
  title: 'Screens/Clients/ClientsScreen',
  component: ClientsScreen,
  decorators: [inApp],
  parameters: scene({ path: '/clients', route: '/clients' }),
};
export default meta;

type Story = StoryObj<typeof ClientsScreen>;

/** The first page has the longest name, a client without orders, and one without email. */
export const Playground: Story = {};

export const LastPage: Story = { parameters: scene({ path: '/?page=3' }) };

export const Found: Story = { parameters: scene({ path: '/?search=diabate' }) };

export const ByName: Story = { parameters: scene({ path: '/?tri=nom' }) };

export const NothingFound: Story = { parameters: scene({ path: '/?search=zzz' }) };

export const Empty: Story = { parameters: scene({ overrides: () => [emptyOrganisation()] }) };

export const Loading: Story = { parameters: scene({ handlers: [slowCall(clients.list, 'infinite')] }) };

export const Failed: Story = { parameters: scene({ handlers: [failingCall(clients.list, 'base.indisponible')] }) };

/** The user sees everything and changes nothing. */
export const Reader: Story = { parameters: scene({ overrides: () => [asProfile('lecteur')] }) };

/** The user sees the clients, but neither their orders nor their debts. */
export const ClientsOnly: Story = {
  parameters: scene({
    overrides: () => [{ utilisateurs: utilisateurs().map((row) => ({ ...row, permissions: ['clients'] })) }],
  }),
};

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { tags: ['mode'], globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

const remove = () => pressInRow(/^Actions/, 'Supprimer');

/** The question names the client and says what prevents a deletion; the focus is on Non. */
export const Deleting: Story = { play: remove };

/** The server refuses: the question stays open, with the reason. */
export const DeletionRefused: Story = {
  parameters: scene({
    handlers: [failingCall(clients.remove, 'client.a_des_commandes', { params: { nombre: 4 } })],
  }),
  play: async () => {
    await remove();
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }));
    await screen.findByText(/4 commande/, { selector: '[role=alertdialog] *' });
    await settledPage();
  },
};
