import { composeStories } from '@storybook/react-vite';
import * as stories from './RendreModal.stories';

export const { Playground } = composeStories(stories);
