import { composeStories } from '@storybook/react-vite';
import * as stories from './Tabs.stories';

export const { Playground, Vertical } = composeStories(stories);
