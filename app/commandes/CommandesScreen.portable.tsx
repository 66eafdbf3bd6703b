import { composeStories } from '@storybook/react-vite';
import * as stories from './CommandesScreen.stories';

export const {
  Playground,
  SecondPage,
  LastPage,
  Late,
  Unsettled,
  Narrowed,
  NothingFound,
  PeriodInverse,
  Empty,
  Vendeur,
  Reader,
  Narrow,
} = composeStories(stories);
