import { composeStories } from '@storybook/react-vite';
import * as stories from './PictureField.stories';

export const { Playground, Chosen, Group, Disabled } = composeStories(stories);
