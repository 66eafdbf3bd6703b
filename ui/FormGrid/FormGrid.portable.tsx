import { composeStories } from '@storybook/react-vite';
import * as stories from './FormGrid.stories';

export const { Boxed, Columns, Playground, LongWord } = composeStories(stories);
