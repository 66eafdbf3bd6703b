import { composeStories } from '@storybook/react-vite';
import * as stories from './ProfileMenu.stories';

export const { Playground, LongTexts } = composeStories(stories);
