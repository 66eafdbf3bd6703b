import { commandes } from '@comptoir/contract/commandes';
import { reglements } from '@comptoir/contract/reglements';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { activitesSuivies } from '@comptoir/mocks/activites.fixtures';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { failingCall, onlyAllowed } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { CommandeScreen } from './CommandeScreen';

const route = '/commandes/:commandeid';
const at = (commandeid: number | string) => ({ path: `/commandes/${commandeid}`, route, from: '/commandes?page=2' });

const meta = preview.meta({
  title: 'Screens/Commandes/CommandeScreen',
  component: CommandeScreen,
  decorators: [inApp],
  parameters: scene({
    ...at(COMMANDE.PARTIEL),
    overrides: () => [{ activites: activitesSuivies(todayInAbidjan(Date.now())) }],
  }),
});

/** A part of the order is paid. */
export const Playground = meta.story();

/** The items are shown for a fully paid order too. */
export const Settled = meta.story({ parameters: scene(at(COMMANDE.SOLDE)) });

export const LongTexts = meta.story({ globals: { server: 'long' } });

/** The order is shown, but its payments and timeline could not be read. */
export const PartsFailed = meta.story({
  parameters: scene({
    ...at(COMMANDE.PARTIEL),
    handlers: [failingCall(reglements.ofDette, 'base.indisponible'), failingCall(commandes.suivi, 'base.indisponible')],
  }),
});

/** The user may only read orders: the page has no history and no action that changes something. */
export const WithoutPermissions = meta.story({
  parameters: scene({
    ...at(COMMANDE.PARTIEL),
    overrides: () => [onlyAllowed('commandes')],
  }),
});
