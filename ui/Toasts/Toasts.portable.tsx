import { composeStories } from '@storybook/react-vite';
import * as stories from './Toasts.stories';

export const { Playground } = composeStories(stories);
