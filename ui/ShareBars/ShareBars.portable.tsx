import { composeStories } from '@storybook/react-vite';
import * as stories from './ShareBars.stories';

export const { Playground, Many, Rest, OneTiny, NothingSpent, Greatest } = composeStories(stories);
