import { creances } from '@comptoir/contract/clients';
import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { longCommande } from '@comptoir/mocks/longCommande.fixtures';
import { asProfile, emptyOrganisation, failingCall, onlyAllowed } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { CreancesScreen } from './CreancesScreen';

const meta = preview.meta({
  title: 'Screens/Clients/CreancesScreen',
  component: CreancesScreen,
  decorators: [inApp],
  parameters: scene({ path: '/clients/creances', route: '/clients/creances' }),
});

export const Playground = meta.story();

export const NothingFound = meta.story({ parameters: scene({ path: '/?search=zzz' }) });

/** Nobody owes anything, so there is no chart. */
export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

/** The list is shown; only the total could not be read, and the page says so. */
export const TotalFailed = meta.story({
  parameters: scene({ handlers: [failingCall(creances.total, 'base.indisponible')] }),
});

/** The client with the longest name owes the largest amount in every age band. */
export const LongTexts = meta.story({
  parameters: scene({
    overrides: () => [
      { commandes: [5, 45, 75, 120].map((age) => longCommande(CLIENT.LIBELLE_LONG, age)), statuscommandes: [] },
    ],
  }),
});

/** The user reads orders but no clients: a debtor's name opens the client's orders. */
export const WithoutClients = meta.story({
  parameters: scene({
    overrides: () => [onlyAllowed('commandes')],
  }),
});

/** The user reads the debts and may not remind clients. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
