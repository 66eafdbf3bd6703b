import { composeStories } from '@storybook/react-vite';
import * as stories from './ReglementModal.stories';

export const {
  Playground,
  Editing,
  InsufficientBalance,
  NoCaisseYet,
  OneCaisse,
  Advance,
  Beneficiaire,
  Commande,
  CommandeChange,
  CommandeAdvance,
  CommandeSansPreuve,
  Portefeuille,
  Reloaded,
} = composeStories(stories);
