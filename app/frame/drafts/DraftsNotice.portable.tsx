import { composeStories } from '@storybook/react-vite';
import * as stories from './DraftsNotice.stories';

export const {
  AboveTheList,
  ClosedScreen,
  NothingLeft,
  NotThereAnyMore,
  OfAClient,
  OnArrival,
  OverItsRow,
  Playground,
} = composeStories(stories);
