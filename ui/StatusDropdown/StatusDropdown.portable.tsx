import { composeStories } from '@storybook/react-vite';
import * as stories from './StatusDropdown.stories';

export const { Playground, NothingHigher, Busy } = composeStories(stories);
