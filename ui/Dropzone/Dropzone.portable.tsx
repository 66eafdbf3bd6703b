import { composeStories } from '@storybook/react-vite';
import * as stories from './Dropzone.stories';

export const { Filled, Pasted, Playground, WithCamera, WithItsList } = composeStories(stories);
