import { composeStories } from '@storybook/react-vite';
import * as stories from './DataTable.stories';

export const { Playground, Busy, LongTexts, RowsVanish } = composeStories(stories);
