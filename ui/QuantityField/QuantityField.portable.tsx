import { composeStories } from '@storybook/react-vite';
import * as stories from './QuantityField.stories';

export const { Playground, Empty, WithSuffix, AtItsEnds, Invalid, Disabled, ReadOnly, Greatest } =
  composeStories(stories);
