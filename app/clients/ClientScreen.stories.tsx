import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { contrepassations } from '@comptoir/mocks/contrepassations.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { longCommande } from '@comptoir/mocks/longCommande.fixtures';
import { asProfile, onlyAllowed } from '@comptoir/mocks/states';
import { tropPercuTenu } from '@comptoir/mocks/troppercus.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { ClientScreen } from './ClientScreen';

const route = '/clients/:clientid';
const at = (clientid: number | string, query = '') => ({
  path: `/clients/${clientid}${query}`,
  route,
  from: '/clients?page=2',
});

const meta = preview.meta({
  title: 'Screens/Clients/ClientScreen',
  component: ClientScreen,
  decorators: [inApp],
  parameters: scene(at(CLIENT.COMPLET)),
});

/** The client has orders, payments and reminders, and owes something. */
export const Playground = meta.story();

/** The client has never ordered, and has no email and no photo. */
export const WithoutOrders = meta.story({ parameters: scene(at(CLIENT.SANS_COMMANDE)) });

/** Everything before the period is summed up in the opening balance. */
export const Week = meta.story({ parameters: scene(at(CLIENT.COMPLET, '?periode=semaine')) });

export const OwnDays = meta.story({
  parameters: scene(at(CLIENT.COMPLET, '?periode=choix&datedebut=2026-01-01&datefin=2026-06-30')),
});

/** A statement covers one year at most, so the page asks for a shorter period. */
export const TwoYears = meta.story({
  parameters: scene(at(CLIENT.COMPLET, '?periode=choix&datedebut=2025-01-01&datefin=2026-12-31')),
});

/** The longest name, with orders of the largest amount and the longest label. */
export const LongTexts = meta.story({
  parameters: scene({
    ...at(CLIENT.LIBELLE_LONG, '?periode=mois'),
    overrides: () => [{ commandes: [2, 3].map((age) => longCommande(CLIENT.LIBELLE_LONG, age)), statuscommandes: [] }],
  }),
});

/** The client was deleted or never existed. */
export const NotFound = meta.story({ parameters: scene(at(999)) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({
  parameters: scene({ ...at(CLIENT.COMPLET), overrides: () => [asProfile('lecteur')] }),
});

/** The user may read clients but no orders: the page has neither statement nor orders. */
export const ClientsAlone = meta.story({
  parameters: scene({
    ...at(CLIENT.COMPLET),
    overrides: () => [onlyAllowed('clients')],
  }),
});

/** A payment was reversed: the statement shows the payment on its day and the reversal on its own (ADR 0034). */
export const Contrepassation = meta.story({
  parameters: scene({ ...at(CLIENT.REGLEMENT_CONTREPASSE), overrides: () => [contrepassations(Date.now())] }),
});

const clientDuTropPercu = createStore().commandes.find(({ commandeid }) => commandeid === COMMANDE.PARTIEL)?.clientid;

/** An operator received too much, which is held: the page says where, and the statement how much. */
export const TropPercu = meta.story({
  parameters: scene({ ...at(Number(clientDuTropPercu)), overrides: () => [tropPercuTenu(Date.now())] }),
});
