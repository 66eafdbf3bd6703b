import { composeStories } from '@storybook/react-vite';
import * as stories from './UtilisateurCaissesModal.stories';

export const { Playground, All, Giver } = composeStories(stories);
