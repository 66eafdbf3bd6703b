import { composeStories } from '@storybook/react-vite';
import * as stories from './ImprimesModal.stories';

export const { Playground, Refusee } = composeStories(stories);
