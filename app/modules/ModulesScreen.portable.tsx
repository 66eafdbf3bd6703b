import { composeStories } from '@storybook/react-vite';
import * as stories from './ModulesScreen.stories';

export const { Playground, Reader, Narrow } = composeStories(stories);
