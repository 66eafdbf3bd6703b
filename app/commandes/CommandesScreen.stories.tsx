import { commandes } from '@comptoir/contract/commandes';
import { clientRow } from '@comptoir/mocks/clients.fixtures';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { screen } from 'storybook/test';
import { pressInRow, settledPage } from '../stories/play';
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

export const LastPage = meta.story({ parameters: scene({ path: '/?page=3' }) });

/** A search, a period and a status together. */
export const Narrowed = meta.story({
  parameters: scene({ path: '/?search=ciment&datedebut=2020-01-01&datefin=2099-12-31&etat=encours' }),
});

export const NothingFound = meta.story({ parameters: scene({ path: '/?search=zzz&etat=3' }) });

/** The list that the dashboard's orders to collect link to. */
export const Unsettled = meta.story({ parameters: scene({ path: '/?statut=insolde' }) });

/** The list that the dashboard's late deliveries link to. */
export const Late = meta.story({ parameters: scene({ path: '/?retard=1' }) });

/** Every filter is set, and no order is left. */
export const NothingLeft = meta.story({
  parameters: scene({ path: '/?datedebut=2020-01-01&datefin=2020-01-31&etat=3&statut=solde&retard=1' }),
});

export const FilteredNarrow = meta.story({
  parameters: scene({ path: '/?statut=insolde&datedebut=2026-01-01&datefin=2099-12-31' }),
  globals: { viewport: { value: 'phone' } },
});

/** The period ends before it begins. */
export const PeriodInverse = meta.story({
  parameters: scene({ path: '/?datedebut=2026-11-20&datefin=2026-11-01' }),
});

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

export const Loading = meta.story({ parameters: scene({ handlers: [slowCall(commandes.list, 'infinite')] }) });

export const Failed = meta.story({
  parameters: scene({ handlers: [failingCall(commandes.list, 'base.indisponible')] }),
});

export const LongTexts = meta.story({
  parameters: scene({
    overrides: () => [
      {
        clients: [
          clientRow({
            clientid: 1,
            libelleclient: 'Groupement d’intérêt économique des transformatrices de manioc de Dabou '.repeat(2),
            tel: '0708091011',
          }),
        ],
        commandes: [
          {
            commandeid: 2_147_483_000,
            clientid: 1,
            createdon: '2026-11-02T08:00:00.000Z',
            datelivraison: '2026-11-03',
            fraissup: 0,
            typereduction: 1 as const,
            reduction: 0,
            lignes: [{ id: 1, libelle: 'Attiéké', qtecmd: 1_000_000, mnttotal: 999_999_999_999 }],
            version: 1,
          },
        ],
        statuscommandes: [],
        reglements: [],
      },
    ],
  }),
});

/** The delivery history of an order: who set which state, and when. */
export const Livraison = meta.story({
  parameters: scene({ path: '/?page=2' }),
  play: async () => {
    await settledPage();
    const label = `Suivi de la livraison de la commande N°\u00a0${COMMANDE.LIVREE}`;
    await pressInRow(new RegExp(`N°\\s${COMMANDE.LIVREE},`), 'Suivi de la livraison');
    await screen.findByRole('list', { name: label });
  },
});

/** The user takes orders, delivers and collects. */
export const Vendeur = meta.story({ parameters: scene({ overrides: () => [asProfile('vendeur')] }) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
