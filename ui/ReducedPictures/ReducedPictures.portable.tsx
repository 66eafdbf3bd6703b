import { composeStories } from '@storybook/react-vite';
import * as stories from './ReducedPictures.stories';

export const { Playground, Photos } = composeStories(stories);
