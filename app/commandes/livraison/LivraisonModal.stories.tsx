import { commandes } from '@comptoir/contract/commandes';
import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../../stories/scene';
import { LivraisonModal } from './LivraisonModal';

const meta = preview.meta({
  title: 'Screens/Commandes/LivraisonModal',
  component: LivraisonModal,
  decorators: [inApp],
  parameters: scene(),
  args: { commande: { commandeid: COMMANDE.LIVREE }, onClose: fn() },
});

/** The order went through each state until it was delivered. */
export const Playground = meta.story();

export const JustTaken = meta.story({ args: { commande: { commandeid: COMMANDE.ATTENTE } } });

export const Loading = meta.story({ parameters: scene({ handlers: [slowCall(commandes.livraison, 'infinite')] }) });

export const Failed = meta.story({
  parameters: scene({ handlers: [failingCall(commandes.livraison, 'base.indisponible')] }),
});
