import { composeStories } from '@storybook/react-vite';
import * as stories from './IconButton.stories';

export const { Playground, OffWithFocus } = composeStories(stories);
