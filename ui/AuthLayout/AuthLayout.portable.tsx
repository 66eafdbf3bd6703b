import { composeStories } from '@storybook/react-vite';
import * as stories from './AuthLayout.stories';

export const { Playground, Bare, LongWord } = composeStories(stories);
