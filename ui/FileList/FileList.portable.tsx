import { composeStories } from '@storybook/react-vite';
import * as stories from './FileList.stories';

export const { Photo, Playground, Sending } = composeStories(stories);
