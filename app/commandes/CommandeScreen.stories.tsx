import { commandes } from '@comptoir/contract/commandes';
import { reglements } from '@comptoir/contract/reglements';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { activitesSuivies } from '@comptoir/mocks/activites.fixtures';
import { clients } from '@comptoir/mocks/clients.fixtures';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { pressInRow } from '../stories/play';
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

/** Nothing is paid and nothing is delivered. */
export const Unpaid = meta.story({ parameters: scene(at(COMMANDE.ATTENTE)) });

/** The order costs 0 franc because of a full reduction. */
export const Free = meta.story({ parameters: scene(at(COMMANDE.GRATUITE)) });

export const Late = meta.story({ parameters: scene(at(COMMANDE.EN_RETARD)) });

/** Six payments, two pages. */
export const ManyPayments = meta.story({ parameters: scene(at(COMMANDE.SIX_REGLEMENTS)) });

export const ManyLines = meta.story({ parameters: scene(at(COMMANDE.HUIT_ARTICLES)) });

/** The client's name is very long. */
export const LongTexts = meta.story({
  parameters: scene({
    ...at(COMMANDE.HUIT_ARTICLES),
    overrides: () => [
      {
        clients: clients('2026-11-20').map((row) => ({
          ...row,
          libelleclient: `${row.libelleclient} et associés `.repeat(6),
        })),
      },
    ],
  }),
});

export const Loading = meta.story({
  parameters: scene({ ...at(COMMANDE.PARTIEL), handlers: [slowCall(commandes.byId, 'infinite')] }),
});

export const Failed = meta.story({
  parameters: scene({ ...at(COMMANDE.PARTIEL), handlers: [failingCall(commandes.byId, 'base.indisponible')] }),
});

/** The order is shown, but its payments and timeline could not be read. */
export const PartsFailed = meta.story({
  parameters: scene({
    ...at(COMMANDE.PARTIEL),
    handlers: [failingCall(reglements.ofDette, 'base.indisponible'), failingCall(commandes.suivi, 'base.indisponible')],
  }),
});

export const PartsLoading = meta.story({
  parameters: scene({
    ...at(COMMANDE.PARTIEL),
    handlers: [slowCall(reglements.ofDette, 'infinite'), slowCall(commandes.suivi, 'infinite')],
  }),
});

/** Nothing has been recorded about the order, so its timeline is empty. */
export const WithoutTimeline = meta.story({ parameters: scene(at(COMMANDE.PARTIEL)) });

/** The order was deleted or never existed. */
export const NotFound = meta.story({ parameters: scene(at(999)) });

/** The user may only read orders: the page has no history and no action that changes something. */
export const WithoutPermissions = meta.story({
  parameters: scene({
    ...at(COMMANDE.PARTIEL),
    overrides: () => [{ utilisateurs: utilisateurs().map((row) => ({ ...row, permissions: ['commandes'] })) }],
  }),
});

/** The user sees everything and changes nothing. */
export const Reader = meta.story({
  parameters: scene({ ...at(COMMANDE.PARTIEL), overrides: () => [asProfile('lecteur')] }),
});

/** The menu at the head of the page: the question before the deletion names the order. */
export const Deleting = meta.story({
  parameters: scene(at(COMMANDE.ATTENTE)),
  play: () => pressInRow(/: Commande N° 118/, 'Supprimer'),
});
