import { composeStories } from '@storybook/react-vite';
import * as stories from './DecisionModal.stories';

export const { Annuler, Playground } = composeStories(stories);
