import { composeStories } from '@storybook/react-vite';
import * as stories from './ProjetsScreen.stories';

export const { Playground, Reader, Narrow } = composeStories(stories);
