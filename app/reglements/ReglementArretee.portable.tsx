import { composeStories } from '@storybook/react-vite';
import * as stories from './ReglementArretee.stories';

export const { Playground } = composeStories(stories);
