import { composeStories } from '@storybook/react-vite';
import * as stories from './Field.stories';

export const { Playground, Required, RequiredUnmarked, WithHint, Invalid, InvalidWithUnit, Disabled, Pair, LongText } =
  composeStories(stories);
