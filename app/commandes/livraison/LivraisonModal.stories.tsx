import { COMMANDE } from '@comptoir/mocks/commandes.fixtures';
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
