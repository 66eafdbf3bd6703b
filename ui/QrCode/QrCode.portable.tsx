import { composeStories } from '@storybook/react-vite';
import * as stories from './QrCode.stories';

export const { Dark, Narrow, Playground } = composeStories(stories);
