import { composeStories } from '@storybook/react-vite';
import * as stories from './ImprimeModal.stories';

export const {
  Playground,
  ASigner,
  Imprimee,
  Annulee,
  Remplacee,
  AvecLien,
  SansTelephone,
  BonDeCommande,
  Bordereau,
  BordereauAnnule,
  BonDAvance,
} = composeStories(stories);
