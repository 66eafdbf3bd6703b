import { composeStories } from '@storybook/react-vite';
import * as stories from './UtilisateurModal.stories';

export const { Playground, Editing, Oneself, Narrow } = composeStories(stories);
