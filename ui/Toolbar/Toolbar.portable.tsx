import { composeStories } from '@storybook/react-vite';
import * as stories from './Toolbar.stories';

export const { Playground, ActionsOnly, WithFilters, LongWords } = composeStories(stories);
