import { composeStories } from '@storybook/react-vite';
import * as stories from './ErrorState.stories';

export const { Playground, TitleOnly, LongWord, Fails } = composeStories(stories);
