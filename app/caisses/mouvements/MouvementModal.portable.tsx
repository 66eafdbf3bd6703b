import { composeStories } from '@storybook/react-vite';
import * as stories from './MouvementModal.stories';

export const { Playground, Plafond, PlafondCorrige, PlafondRefuse, Portefeuille, Sortie } = composeStories(stories);
