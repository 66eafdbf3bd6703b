import { composeStories } from '@storybook/react-vite';
import * as stories from './EmptyState.stories';

export const { Playground, TitleOnly, NothingFound, LongWord } = composeStories(stories);
