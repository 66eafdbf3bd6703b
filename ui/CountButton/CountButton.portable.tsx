import { composeStories } from '@storybook/react-vite';
import * as stories from './CountButton.stories';

export const { Playground, Many } = composeStories(stories);
