import { composeStories } from '@storybook/react-vite';
import * as stories from './ProgressBar.stories';

export const { Beyond, OwnText, Playground } = composeStories(stories);
