import { composeStories } from '@storybook/react-vite';
import * as stories from './ClientScreen.stories';

export const {
  ClientsAlone,
  Contrepassation,
  Narrow,
  NoId,
  NotFound,
  OwnDays,
  Playground,
  Reader,
  TropPercu,
  TwoYears,
  Week,
  WithoutOrders,
} = composeStories(stories);
