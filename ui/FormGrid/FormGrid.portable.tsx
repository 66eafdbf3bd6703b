import { composeStories } from '@storybook/react-vite';
import * as stories from './FormGrid.stories';

export const { Boxed, Playground, LongWord } = composeStories(stories);
