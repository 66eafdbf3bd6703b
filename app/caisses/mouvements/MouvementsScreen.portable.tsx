import { composeStories } from '@storybook/react-vite';
import * as stories from './MouvementsScreen.stories';

export const { Beneficiaires, Cashier, Playground, Outflows, OfRegister, NothingLeft, Narrow, English } =
  composeStories(stories);
