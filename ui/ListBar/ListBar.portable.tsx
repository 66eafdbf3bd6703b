import { composeStories } from '@storybook/react-vite';
import * as stories from './ListBar.stories';

export const { BesideATitle, English, Playground } = composeStories(stories);
