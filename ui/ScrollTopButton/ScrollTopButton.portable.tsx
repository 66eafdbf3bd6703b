import { composeStories } from '@storybook/react-vite';
import * as stories from './ScrollTopButton.stories';

export const { Playground } = composeStories(stories);
