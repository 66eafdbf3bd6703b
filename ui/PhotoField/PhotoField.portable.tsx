import { composeStories } from '@storybook/react-vite';
import * as stories from './PhotoField.stories';

export const { Playground, WithPhoto, UnreadableFile, BrokenPhoto, DefaultImage, Invalid, Disabled, LongName } =
  composeStories(stories);
