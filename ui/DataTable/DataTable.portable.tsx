import { composeStories } from '@storybook/react-vite';
import * as stories from './DataTable.stories';

export const { Playground, Busy, LongLabels, LongTexts, RowsVanish, Sortable } = composeStories(stories);
