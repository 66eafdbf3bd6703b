import { composeStories } from '@storybook/react-vite';
import * as stories from './ImageGrid.stories';

export const { DataSaving, English, LongText, Playground, ReadOnly, Reduced } = composeStories(stories);
