import { composeStories } from '@storybook/react-vite';
import * as stories from './MouvementModal.stories';

export const { Playground, Portefeuille, Sortie } = composeStories(stories);
