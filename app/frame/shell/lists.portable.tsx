import { composeStories } from '@storybook/react-vite';
import * as stories from './lists.stories';

export const { Playground } = composeStories(stories);
