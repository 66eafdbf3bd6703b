import { composeStories } from '@storybook/react-vite';
import * as stories from './FullscreenToggle.stories';

export const { Playground } = composeStories(stories);
