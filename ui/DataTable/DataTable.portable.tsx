import { composeStories } from '@storybook/react-vite';
import * as stories from './DataTable.stories';

export const { Playground, Busy, Linked, LongLabels, LongTexts, MovesLast, RowsVanish, Sortable } =
  composeStories(stories);
