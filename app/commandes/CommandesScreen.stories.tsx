import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { longCommande } from '@comptoir/mocks/longCommande.fixtures';
import { asProfile, emptyOrganisation } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { CommandesScreen } from './CommandesScreen';

const meta = preview.meta({
  title: 'Screens/Commandes/CommandesScreen',
  component: CommandesScreen,
  decorators: [inApp],
  parameters: scene(),
});

/** Eighteen orders on three pages, in every state of payment and of delivery. */
export const Playground = meta.story();

/** Orders that are late, delivered, settled, free of charge. */
export const SecondPage = meta.story({ parameters: scene({ path: '/?page=2' }) });

/** A search, a period and a status together. */
export const Narrowed = meta.story({
  parameters: scene({ path: '/?search=ciment&datedebut=2020-01-01&datefin=2099-12-31&etat=encours' }),
});

export const NothingFound = meta.story({ parameters: scene({ path: '/?search=zzz&etat=3' }) });

/** The list that the dashboard's orders to collect link to. */
export const Unsettled = meta.story({ parameters: scene({ path: '/?statut=insolde' }) });

/** The list that the dashboard's late deliveries link to. */
export const Late = meta.story({ parameters: scene({ path: '/?retard=1' }) });

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

export const LongTexts = meta.story({
  parameters: scene({
    overrides: () => [{ commandes: [longCommande(CLIENT.LIBELLE_LONG, 18)], statuscommandes: [], reglements: [] }],
  }),
});

/** The user takes orders, delivers and collects. */
export const Vendeur = meta.story({ parameters: scene({ overrides: () => [asProfile('vendeur')] }) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
