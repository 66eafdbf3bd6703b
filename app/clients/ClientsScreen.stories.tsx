import { asProfile, emptyOrganisation, onlyAllowed } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
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

export const ByName = meta.story({ parameters: scene({ path: '/?tri=nom' }) });

/** The same clients as a table, in which more of them stand on a screen. */
export const AsTable = meta.story({ parameters: scene({ path: '/?vue=liste' }) });

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

/** The user sees the clients, but neither their orders nor their debts. */
export const ClientsOnly = meta.story({
  parameters: scene({
    overrides: () => [onlyAllowed('clients')],
  }),
});
