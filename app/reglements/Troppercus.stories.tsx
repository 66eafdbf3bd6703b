import { CLIENT } from '@comptoir/mocks/clients.fixtures';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile } from '@comptoir/mocks/states';
import { tropPercuTenu } from '@comptoir/mocks/troppercus.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { Troppercus } from './Troppercus';

const held = () => tropPercuTenu(Date.now());
const clientid = createStore().commandes.find(({ commandeid }) => commandeid === COMMANDE.PARTIEL)?.clientid ?? 0;
const dette = {
  from: 1,
  id: COMMANDE.ATTENTE,
  libelle: 'Commande N° 118, Boulangerie La Baguette d’Or',
  montant: 245_000,
  date: '2026-11-20',
} as const;

const meta = preview.meta({
  title: 'Screens/Commandes/Troppercus',
  component: Troppercus,
  decorators: [inApp],
  parameters: scene({ overrides: () => [held()] }),
  args: { clientid, aPayer: { dette, reste: 245_000 } },
});

/** Another order of the client may be paid with it, or it is given back. */
export const Playground = meta.story();

/** On the client's page, no order is about to be paid. */
export const DuClient = meta.story({ args: { aPayer: undefined } });

/** Nothing is held. */
export const Aucun = meta.story({ args: { clientid: CLIENT.SANS_COMMANDE } });

/** Who only reads orders may do neither. */
export const Lecteur = meta.story({ parameters: scene({ overrides: () => [held(), asProfile('lecteur')] }) });
