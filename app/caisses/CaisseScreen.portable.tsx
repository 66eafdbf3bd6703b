import { composeStories } from '@storybook/react-vite';
import * as stories from './CaisseScreen.stories';

export const {
  Arretee,
  AuDessusDuPlafond,
  Contrepassations,
  LastContact,
  Narrow,
  NotFound,
  OpeningOnly,
  Playground,
  Reader,
} = composeStories(stories);
