import { composeStories } from '@storybook/react-vite';
import * as stories from './Lightbox.stories';

export const { English, Failed, LongText, OneImage, Playground } = composeStories(stories);
