import { composeStories } from '@storybook/react-vite';
import * as stories from './MediaSection.stories';

export const { Files, Images, Loading, NoSteps, Playground, Reader, Videos } = composeStories(stories);
