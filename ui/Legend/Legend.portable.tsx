import { composeStories } from '@storybook/react-vite';
import * as stories from './Legend.stories';

export const { Playground } = composeStories(stories);
