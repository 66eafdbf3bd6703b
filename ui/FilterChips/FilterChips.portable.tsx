import { composeStories } from '@storybook/react-vite';
import * as stories from './FilterChips.stories';

export const { Playground, One, None, LongText, English } = composeStories(stories);
