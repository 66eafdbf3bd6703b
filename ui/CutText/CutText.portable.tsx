import { composeStories } from '@storybook/react-vite';
import * as stories from './CutText.stories';

export const { Leading, Playground, ShortEnough } = composeStories(stories);
