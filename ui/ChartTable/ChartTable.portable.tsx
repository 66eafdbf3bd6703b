import { composeStories } from '@storybook/react-vite';
import * as stories from './ChartTable.stories';

export const { Playground } = composeStories(stories);
