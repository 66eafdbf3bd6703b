import { creances } from '@comptoir/contract/clients';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { MAX_MONTANT } from '@comptoir/domain/limits';
import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, emptyOrganisation, failingCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
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
function longDebts(): Partial<Store> {
  const today = todayInAbidjan(Date.now());
  const commandes = [5, 45, 75, 120].map((age, rank) => ({
    commandeid: 900 + rank,
    clientid: CLIENT.LIBELLE_LONG,
    createdon: `${addDays(today, -age)}T10:00:00.000Z`,
    datelivraison: null,
    fraissup: 0,
    typereduction: 1 as const,
    reduction: 0,
    lignes: [{ id: 1, libelle: 'Cacao', qtecmd: 1, mnttotal: MAX_MONTANT }],
    version: 1,
  }));
  return { commandes, statuscommandes: [] };
}

export const LongTexts = meta.story({ parameters: scene({ overrides: () => [longDebts()] }) });

/** The user reads orders but no clients: a debtor's name opens the client's orders. */
export const WithoutClients = meta.story({
  parameters: scene({
    overrides: () => [
      { utilisateurs: createStore().utilisateurs.map((row) => ({ ...row, permissions: ['commandes'] })) },
    ],
  }),
});

/** The user reads the debts and may not remind clients. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
