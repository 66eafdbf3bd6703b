import { composeStories } from '@storybook/react-vite';
import * as stories from './AvanceScreen.stories';

export const { Asked, DepensesFailed, GivenUp, Holder, HolderNarrow, Justified, Late, Playground, Refused } =
  composeStories(stories);
