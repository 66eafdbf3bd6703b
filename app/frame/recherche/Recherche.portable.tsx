import { composeStories } from '@storybook/react-vite';
import * as stories from './Recherche.stories';

export const { Cashier, Playground } = composeStories(stories);
