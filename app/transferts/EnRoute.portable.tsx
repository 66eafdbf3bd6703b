import { composeStories } from '@storybook/react-vite';
import * as stories from './EnRoute.stories';

export const { Playground, Sent, Many, Nothing } = composeStories(stories);
