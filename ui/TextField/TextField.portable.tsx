import { composeStories } from '@storybook/react-vite';
import * as stories from './TextField.stories';

export const { Playground, InvalidWithHint } = composeStories(stories);
