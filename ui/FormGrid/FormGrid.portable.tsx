import { composeStories } from '@storybook/react-vite';
import * as stories from './FormGrid.stories';

export const { Playground, LongWord } = composeStories(stories);
