import { composeStories } from '@storybook/react-vite';
import * as stories from './Announcer.stories';

export const { Calm, Playground } = composeStories(stories);
