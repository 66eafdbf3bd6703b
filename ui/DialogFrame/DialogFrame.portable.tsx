import { composeStories } from '@storybook/react-vite';
import * as stories from './DialogFrame.stories';

export const {
  Playground,
  Bare,
  FirstFieldDisabled,
  InitialFocus,
  LongContent,
  LongText,
  LongTextAndNothingToPress,
  LongWord,
  Sheet,
  Question,
} = composeStories(stories);
