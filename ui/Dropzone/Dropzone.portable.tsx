import { composeStories } from '@storybook/react-vite';
import * as stories from './Dropzone.stories';

export const { Playground, WithItsList } = composeStories(stories);
