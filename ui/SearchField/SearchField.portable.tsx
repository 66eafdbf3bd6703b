import { composeStories } from '@storybook/react-vite';
import * as stories from './SearchField.stories';

export const { Playground, Filled, Debounced } = composeStories(stories);
