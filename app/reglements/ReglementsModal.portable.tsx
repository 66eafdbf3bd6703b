import { composeStories } from '@storybook/react-vite';
import * as stories from './ReglementsModal.stories';

export const {
  Playground,
  Settled,
  NothingPaidYet,
  Reader,
  Commande,
  Contrepassations,
  JourArrete,
  Operateur,
  Pieces,
  CommandeUnpaid,
  CommandeGratuite,
  CommandeVendeur,
  DeuxCaisses,
} = composeStories(stories);
