import { composeStories } from '@storybook/react-vite';
import * as stories from './DashboardScreen.stories';

export const {
  Empty,
  FirstDay,
  FiguresFailed,
  Narrow,
  OneCaisse,
  OneCaisseReader,
  OwnDatesInverse,
  OwnDatesMissing,
  Playground,
  Seller,
  Tout,
  Year,
} = composeStories(stories);
