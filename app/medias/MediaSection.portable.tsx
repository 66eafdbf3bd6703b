import { composeStories } from '@storybook/react-vite';
import * as stories from './MediaSection.stories';

export const { Files, Images, InDoubt, Loading, NoSteps, Playground, Reader, Unsent, UnsentAmongImages, Videos } =
  composeStories(stories);
