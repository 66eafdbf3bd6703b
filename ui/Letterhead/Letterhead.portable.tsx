import { composeStories } from '@storybook/react-vite';
import * as stories from './Letterhead.stories';

export const { Playground, Unreadable } = composeStories(stories);
