import { composeStories } from '@storybook/react-vite';
import * as stories from './PrintSheet.stories';

export const { Long, Playground } = composeStories(stories);
