import { composeStories } from '@storybook/react-vite';
import * as stories from './MotdepasseModal.stories';

export const { Playground, HandedOver } = composeStories(stories);
