import { composeStories } from '@storybook/react-vite';
import * as stories from './ChangedLines.stories';

export const { Playground, Removed, Unchanged } = composeStories(stories);
