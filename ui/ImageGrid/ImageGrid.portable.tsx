import { composeStories } from '@storybook/react-vite';
import * as stories from './ImageGrid.stories';

export const { English, LongText, Playground, ReadOnly } = composeStories(stories);
