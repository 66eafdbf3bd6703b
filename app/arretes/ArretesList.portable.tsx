import { composeStories } from '@storybook/react-vite';
import * as stories from './ArretesList.stories';

export const { Playground } = composeStories(stories);
