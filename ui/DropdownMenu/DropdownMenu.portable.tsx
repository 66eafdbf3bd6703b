import { composeStories } from '@storybook/react-vite';
import * as stories from './DropdownMenu.stories';

export const { Playground } = composeStories(stories);
