import { composeStories } from '@storybook/react-vite';
import * as stories from './ReglementModal.stories';

export const {
  Playground,
  Editing,
  InsufficientBalance,
  NoCaisseYet,
  OneCaisse,
  Advance,
  Avance,
  CommandeSansAvance,
  Beneficiaire,
  Commande,
  CommandeChange,
  CommandeAdvance,
  CommandeSansPreuve,
  Portefeuille,
  Reloaded,
  TropPercu,
} = composeStories(stories);
