import { composeStories } from '@storybook/react-vite';
import * as stories from './AvancesScreen.stories';

export const { Cashier, Empty, Failed, Holder, Late, Narrow, NothingFound, OfHolder, Playground } =
  composeStories(stories);
