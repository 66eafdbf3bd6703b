import { composeStories } from '@storybook/react-vite';
import * as stories from './Badge.stories';

export const { Playground, Danger, Warning, Info, Neutral, Primary, OwnIcon, LongText, LongWord, InTightRow, InCell } =
  composeStories(stories);
