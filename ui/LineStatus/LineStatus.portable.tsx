import { composeStories } from '@storybook/react-vite';
import * as stories from './LineStatus.stories';

export const { Offline, Playground, Saving, Slow, Unanswered } = composeStories(stories);
