import { composeStories } from '@storybook/react-vite';
import * as stories from './MenuSearch.stories';

export const { Playground } = composeStories(stories);
