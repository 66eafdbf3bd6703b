import { composeStories } from '@storybook/react-vite';
import * as stories from './DepensesScreen.stories';

export const {
  Playground,
  Reader,
  LastPage,
  OfList,
  OfPeriod,
  OfType,
  OfProject,
  OfHiddenProject,
  OfNoProject,
  Unpaid,
  ByAmount,
  NothingLeft,
  PeriodInverse,
  FilteredNarrow,
  FilteredEnglish,
} = composeStories(stories);
