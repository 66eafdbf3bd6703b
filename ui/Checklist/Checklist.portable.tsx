import { composeStories } from '@storybook/react-vite';
import * as stories from './Checklist.stories';

export const { LongTexts, Playground } = composeStories(stories);
