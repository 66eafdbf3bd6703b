import { composeStories } from '@storybook/react-vite';
import * as stories from './Shell.stories';

export const {
  BelowAClosedScreen,
  Playground,
  Cashier,
  CashierAtProjets,
  OfARecord,
  Refused,
  WithAParent,
  WithAForeignParent,
  WriteWaits,
} = composeStories(stories);
