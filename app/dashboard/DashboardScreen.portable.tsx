import { composeStories } from '@storybook/react-vite';
import * as stories from './DashboardScreen.stories';

export const { Empty, FlowFailed, Narrow, OwnDatesInverse, OwnDatesMissing, Playground, Seller, Year } =
  composeStories(stories);
