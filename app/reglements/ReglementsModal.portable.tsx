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
  Imprimes,
  CommandeUnpaid,
  CommandeGratuite,
  CommandeVendeur,
  DeuxCaisses,
} = composeStories(stories);
