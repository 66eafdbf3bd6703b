import { composeStories } from '@storybook/react-vite';
import * as stories from './ProjetDetailsScreen.stories';

export const {
  Playground,
  Finished,
  Late,
  BudgetWarning,
  BudgetExceeded,
  WithoutEtapes,
  Loading,
  LongTexts,
  Failed,
  NotFound,
  NewProject,
  Reader,
  WithoutExpenses,
} = composeStories(stories);
