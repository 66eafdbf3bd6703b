import { composeStories } from '@storybook/react-vite';
import * as stories from './DepenseModal.stories';

export const {
  Playground,
  Editing,
  EditingOnEtape,
  FromEtape,
  NoProjetYet,
  ProjetsFailed,
  Reloaded,
  WithDocuments,
  WithoutProjets,
} = composeStories(stories);
