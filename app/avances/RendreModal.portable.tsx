import { composeStories } from '@storybook/react-vite';
import * as stories from './RendreModal.stories';

export const { PlafondRefuse, Playground } = composeStories(stories);
