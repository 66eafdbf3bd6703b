import { composeStories } from '@storybook/react-vite';
import * as stories from './Options.stories';

export const { Playground, LongText } = composeStories(stories);
