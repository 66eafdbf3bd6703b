import { composeStories } from '@storybook/react-vite';
import * as stories from './MouvementsScreen.stories';

export const { Avances, Beneficiaires, Cashier, Playground, Outflows, OfRegister, NothingLeft, Narrow, English } =
  composeStories(stories);
