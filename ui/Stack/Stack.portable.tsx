import { composeStories } from '@storybook/react-vite';
import * as stories from './Stack.stories';

export const { InOrder, Playground, Tight, WideChild } = composeStories(stories);
