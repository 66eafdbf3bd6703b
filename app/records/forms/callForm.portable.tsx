import { composeStories } from '@storybook/react-vite';
import * as stories from './callForm.stories';

export const { Playground } = composeStories(stories);
