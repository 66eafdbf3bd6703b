import { composeStories } from '@storybook/react-vite';
import * as stories from './ThemeToggle.stories';

export const { Playground, Dark, English } = composeStories(stories);
