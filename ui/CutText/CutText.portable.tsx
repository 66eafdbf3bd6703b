import { composeStories } from '@storybook/react-vite';
import * as stories from './CutText.stories';

export const { Playground, ShortEnough } = composeStories(stories);
