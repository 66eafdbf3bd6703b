import { clients } from '@comptoir/contract/clients';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent } from 'storybook/test';
import { pressInRow, settledPage } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ClientsScreen } from './ClientsScreen';

const meta = preview.meta({
  title: 'Screens/Clients/ClientsScreen',
  component: ClientsScreen,
  decorators: [inApp],
  parameters: scene({ path: '/clients', route: '/clients' }),
});

/** The first page has the longest name, a client without orders, and one without email. */
export const Playground = meta.story();

export const LastPage = meta.story({ parameters: scene({ path: '/?page=3' }) });

export const Found = meta.story({ parameters: scene({ path: '/?search=diabate' }) });

export const ByName = meta.story({ parameters: scene({ path: '/?tri=nom' }) });

export const NothingFound = meta.story({ parameters: scene({ path: '/?search=zzz' }) });

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

export const Loading = meta.story({ parameters: scene({ handlers: [slowCall(clients.list, 'infinite')] }) });

export const Failed = meta.story({ parameters: scene({ handlers: [failingCall(clients.list, 'base.indisponible')] }) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

/** The user sees the clients, but neither their orders nor their debts. */
export const ClientsOnly = meta.story({
  parameters: scene({
    overrides: () => [{ utilisateurs: utilisateurs().map((row) => ({ ...row, permissions: ['clients'] })) }],
  }),
});

const remove = () => pressInRow(/^Actions/, 'Supprimer');

/** The question names the client and says what prevents a deletion; the focus is on Non. */
export const Deleting = meta.story({ play: remove });

/** The server refuses: the question stays open, with the reason. */
export const DeletionRefused = meta.story({
  parameters: scene({
    handlers: [failingCall(clients.remove, 'client.a_des_commandes', { params: { nombre: 4 } })],
  }),
  play: async () => {
    await remove();
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }));
    await screen.findByText(/4 commande/, { selector: '[role=alertdialog] *' });
    await settledPage();
  },
});
