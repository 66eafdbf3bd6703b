import { composeStories } from '@storybook/react-vite';
import * as stories from './FilterPanel.stories';

export const { Playground, Narrow, English } = composeStories(stories);
